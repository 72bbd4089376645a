import { defineConfig, mergeConfig } from 'vitest/config'
import tests from '../../vitest.config.ts'

/** The fault scenarios of the tests and those that take minutes, one at a time, with their figures. */
export default mergeConfig(
  { ...tests, test: { ...tests.test, include: [], exclude: [] } },
  defineConfig({
    test: {
      include: ['test/faults/**/*.test.ts', 'test/chaos/**/*.test.ts'],
      reporters: ['./test/chaos/table-reporter.ts'],
      fileParallelism: false,
      retry: 0,
    },
  }),
)
