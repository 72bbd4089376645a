/** Unit tests run on a machine that has built nothing and has no browser; vitest.config.ts says which tests are others. */
export function refuseInUnitTests(what: string): void {
  if (process.env.TEST_PROJECT === 'unit') throw new Error(`A unit test has no ${what}: see vitest.config.ts`)
}
