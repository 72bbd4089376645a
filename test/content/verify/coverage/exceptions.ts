import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { z } from 'zod'

const reason = z.string().min(10)

const exceptions = z.strictObject({
  /** Regular expressions for whole families. */
  rules: z.array(z.strictObject({ pattern: z.string(), reason })).default([]),
  /** Single names, each with its reason. */
  names: z.record(z.string(), reason).default({}),
})

/** Names that the server has and the pages need not explain, or whose value the pages cannot know. */
export type Exceptions = z.infer<typeof exceptions>

const KINDS = ['functions', 'settings', 'keywords', 'types', 'errors'] as const
const schema = z.record(z.enum(KINDS), exceptions)

const FILE = fileURLToPath(new URL('not-documented.yaml', import.meta.url))

export const loadExceptions = async (): Promise<z.infer<typeof schema>> =>
  schema.parse(parse(await readFile(FILE, 'utf8')))

/** Why a name is excepted; null when it is not. */
export const reasonFor = (name: string, { rules, names }: Exceptions): string | null =>
  names[name] ?? rules.find(({ pattern }) => new RegExp(pattern).test(name))?.reason ?? null
