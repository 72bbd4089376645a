import { z } from 'zod'
import type { Share } from './coverage.ts'

/** The shares that the verifier holds, with the words of the table in README. */
export const SHARES = {
  statements: 'SQL statements run, of those in the pages that do not need Enterprise',
  diagrams: 'Pages whose syntax diagram is checked against the server, of those not about Enterprise',
  functions: 'Functions documented, of those that a user can call',
  settings: 'Settings documented with their real default, of SHOW PARAMETERS',
  keywords: 'Keywords with a place in the reference',
  types: 'Data types with a place in the reference',
  errors: 'Error messages in tables about the server, found in the server',
  absences: 'Claims that something is not possible, tried on the server',
} as const

export type ShareName = keyof typeof SHARES
export type Shares = Readonly<Record<ShareName, Share>>

const floor = z.number().min(0).max(1)

export const floorsSchema = z.strictObject({
  statements: floor,
  diagrams: floor,
  functions: floor,
  settings: floor,
  keywords: floor,
  types: floor,
  errors: floor,
  absences: floor,
})

export type Floors = z.infer<typeof floorsSchema>

export const shareNames = Object.keys(SHARES) as ShareName[]

/** Rounded down, so that a floor that was raised to its share holds for the same share. */
export const ratio = ({ part, whole }: Share): number =>
  whole === 0 ? 0 : Math.floor((part / whole) * 10_000) / 10_000

export const belowFloor = (shares: Shares, floors: Floors): string[] =>
  shareNames
    .filter((name) => ratio(shares[name]) < floors[name])
    .map((name) => `${name}: ${percent(ratio(shares[name]))} is below the floor of ${percent(floors[name])}`)

/** Floors at the present shares where these are higher. */
export const raiseFloors = (shares: Shares, floors: Floors): Floors =>
  floorsSchema.parse(
    Object.fromEntries(shareNames.map((name) => [name, Math.max(floors[name], ratio(shares[name]))])),
  )

export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`
