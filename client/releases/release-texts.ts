/** Beside what shows them: they are fetched by readers who choose a release. */
export const RELEASE_TEXTS = {
  title: 'Which release do you run?',
  explanation: (described: string) =>
    `These pages describe QuestDB ${described}. Choose your release, and they mark what it lacks, has with another default or takes other arguments for. The choice is kept on this device.`,
  release: 'Release',
  whatIsNew: (running: string) => `What came between this documentation and ${running}`,
  mended: (described: string) => `Known issues of ${described} that it does not have are marked`,
  missing: (running: string) => `Not in ${running}`,
  otherDefault: (running: string, value: string) =>
    value ? `Default in ${running}: ${value}` : `No default in ${running}`,
  otherArguments: (running: string) => `Other arguments in ${running}`,
  notAffected: (running: string) => `Not in ${running}`,
  hideOthers: (running: string, count: number) => `Hide the ${count} issues that ${running} does not have`,
  choose: 'Choose your release',
}

export type ReleaseTexts = typeof RELEASE_TEXTS
