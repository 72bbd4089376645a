import { z } from 'zod'
import { LANGUAGES } from '#client/model/languages.ts'
import type { YamlSource } from './yaml-source.ts'

export const PROTOCOLS = ['ilp', 'pgwire', 'rest'] as const

/** A client library. */
const librarySchema = z.strictObject({
  language: z.string().min(1),
  /** The name of the language in styles and choices: see client/model/languages.ts. */
  key: z.enum(LANGUAGES),
  name: z.string().min(1),
  protocol: z.enum(PROTOCOLS),
  /** The library's page. */
  page: z.string().regex(/^\/docs\/.*\/$/),
  repository: z.url(),
  description: z.string().min(10),
})

export type ClientLibrary = z.infer<typeof librarySchema>

export const parseClientLibraries = (source: YamlSource): ClientLibrary[] => source.list(librarySchema)
