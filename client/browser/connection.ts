interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/** Checks that fetching ahead is allowed: not on 2g, and not for readers who save data. */
export function connectionIsFree(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}
