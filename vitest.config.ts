import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const TEMPORARY = 'test/setup/temporary-files.ts'

const MINUTE = 60_000
/** On a busy machine a page's scripts wait longer than a reader should, and are not to be refused. */
const PATIENT = { QUEUE_SECONDS: '60' }

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // Limits are for what hangs. How long a thing takes on a machine with other work is no fault.
    testTimeout: 5 * MINUTE,
    hookTimeout: 10 * MINUTE,
    expect: { poll: { timeout: MINUTE } },
    // Most of them wait for another process; Vitest would leave one processor of two idle.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Files of a worker share what they import: most of the time was spent on loading it again.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/unit/**/*.test.ts'],
          env: { TEST_PROJECT: 'unit' },
          globalSetup: [TEMPORARY],
        },
      },
      {
        extends: true,
        test: {
          name: 'content',
          include: ['test/content/**/*.test.ts'],
          env: { TEST_PROJECT: 'unit' },
          globalSetup: [TEMPORARY],
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['test/http/**/*.test.ts'],
          env: PATIENT,
          globalSetup: [TEMPORARY, 'test/setup/programs.ts', 'test/setup/build.ts', 'test/setup/sites.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          env: PATIENT,
          globalSetup: [TEMPORARY, 'test/setup/chromium.ts', 'test/setup/build.ts', 'test/setup/sites.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          globalSetup: [TEMPORARY, 'test/setup/programs.ts', 'test/setup/build.ts'],
          fileParallelism: false,
          // One of them puts a module of its own in place of another.
          isolate: true,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
