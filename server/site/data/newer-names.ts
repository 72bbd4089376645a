import { z } from 'zod'
import type { YamlSource } from './yaml-source.ts'

const text = z.string().trim().min(1)

/** A name that readers bring from a newer release or another system, and what the documented release has instead. */
const newerNameSchema = z
  .strictObject({
    name: text,
    /** Other names of the same thing, in other systems too. */
    also: z.array(text).default([]),
    /** The task that it is known for. */
    for: text,
    /** The first release that has it, or "after" the newest one that was tried. */
    since: z
      .string()
      .regex(/^(after )?\d+\.\d+\.\d+$/)
      .optional(),
    /** Where else it is known from. */
    system: text.optional(),
    /** A replacement, as a phrase in Markdown with code as its only markup. */
    instead: text,
    /** A statement that does the same in the documented release. */
    write: text.optional(),
    /** The address of the page, or section, that describes it. */
    page: z.string().regex(/^\/docs\/.*\/(#.+)?$/),
    /** A statement with the name. */
    run: text,
    /** Part of the message with which `run` fails; absent if the documented release takes it as something else. */
    fails: text.optional(),
    /** The text that readers see instead of that message, if they do not use the name in SQL. */
    says: text.optional(),
  })
  .refine(
    ({ since, system }) => (since === undefined) !== (system === undefined),
    'either "since" or "system" says where readers know it from',
  )

export type NewerName = z.infer<typeof newerNameSchema>

export const parseNewerNames = (source: YamlSource): NewerName[] => source.list(newerNameSchema)

const newerAddressSchema = z.strictObject({
  address: z.string().regex(/^\/docs\/.*\/$/),
  /** Page or section with the same subject, or with what replaces it. */
  page: z.string().regex(/^\/docs\/(.*\/)?(#.+)?$/),
  /** Set if the described release does not have the subject. */
  newer: z.boolean().default(false),
})

/** An address of later documentation that the web links to, and the page of this site that answers it. */
export type NewerAddress = z.infer<typeof newerAddressSchema>

export const parseNewerAddresses = (source: YamlSource): NewerAddress[] => source.list(newerAddressSchema)
