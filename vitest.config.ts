import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** They ask the site over HTTP, start its process, or read all of its pages: they need a build. */
const HTTP = [
  'test/{http,security,proxies,deploy}/**/*.test.ts',
  'test/{byte-budget,client-boundary,many-pages,process}.test.ts',
  'test/build/{bundled-packages,check-packages,server-bundle}.test.ts',
  'test/site/{markdown/markdown-words,routes}.test.ts',
  'test/search/{questions,relevance,symbols}.test.ts',
]
const BROWSER = ['test/{browser,reading}/**/*.test.ts']
/** Floods and minutes of waiting: they need a machine of their own, one at a time. */
const FAULTS = ['test/faults/**/*.test.ts', 'test/proxies/restarts.test.ts', 'test/security/fuzz.test.ts']

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
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...HTTP, ...BROWSER, ...FAULTS],
          env: { TEST_PROJECT: 'unit' },
          globalSetup: [TEMPORARY],
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: HTTP,
          exclude: FAULTS,
          env: PATIENT,
          globalSetup: [TEMPORARY, 'test/setup/programs.ts', 'test/setup/build.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: BROWSER,
          env: PATIENT,
          globalSetup: [TEMPORARY, 'test/setup/chromium.ts', 'test/setup/build.ts', 'test/setup/sites.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: FAULTS,
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
