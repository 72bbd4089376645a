import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    globalSetup: ['test/setup/global.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
  define: { COMPILER_FINGERPRINT: JSON.stringify('test') },
  oxc: { jsx: { runtime: 'automatic' } },
})
