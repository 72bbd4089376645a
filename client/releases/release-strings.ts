/** Strings beside the code that shows them, fetched only by readers who choose a release. */
export const RELEASE_STRINGS = {
  title: 'Which release do you run?',
  explanation: (described: string) =>
    `These pages describe QuestDB ${described}. Choose the release that you run: pages then mark what it lacks, and where defaults or arguments differ. Your choice is kept on this device.`,
  release: 'Release',
  whatIsNew: (running: string) => `Changes between this documentation and ${running}`,
  mended: (described: string) => `Known issues of ${described} that it does not have are marked`,
  missing: (running: string) => `Not in ${running}`,
  otherDefault: (running: string, value: string) =>
    value ? `Default in ${running}: ${value}` : `No default in ${running}`,
  otherArguments: (running: string) => `Different arguments in ${running}`,
  notAffected: (running: string) => `Not in ${running}`,
  hideOthers: (running: string, count: number) => `Hide the ${count} issues that ${running} does not have`,
  choose: 'Choose your release',
}

export type ReleaseStrings = typeof RELEASE_STRINGS
