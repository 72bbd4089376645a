import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    // Scenarios that take minutes: npm run chaos.
    exclude: ['test/chaos/**', 'node_modules/**'],
    globalSetup: ['test/setup/global.ts'],
    // A machine that does other work at the same time may miss a moment that a browser test waits for.
    retry: process.env.CI ? 2 : 0,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
  define: { COMPILER_FINGERPRINT: JSON.stringify('test') },
  oxc: { jsx: { runtime: 'automatic' } },
})
