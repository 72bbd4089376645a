import { z } from 'zod'
import type { YamlSource } from './yaml-source.ts'

export const QUESTIONS_FOLDER = 'data/questions'

/** Searches of readers who do not know our words, for one section that answers them. */
export interface SectionQuestions {
  readonly path: string
  /** The anchor of its heading; empty for the start of the page. */
  readonly section: string
  readonly searches: readonly string[]
  readonly file: string
  readonly line: number
}

const MOST = 24
/** A block of lines is one value to the YAML parser, which takes a third of the time of a list. */
const searchesOf = (lines: string): string[] => lines.split('\n').flatMap((line) => line.trim() || [])
const form = z
  .record(
    z.string().startsWith('/'),
    z.record(
      z.string(),
      z
        .string()
        .transform(searchesOf)
        .refine((searches) => searches.length <= MOST, `at most ${MOST} searches`),
    ),
  )
  .nullable()
const FORM =
  'Write the address of a page, below it the anchor of a section ("" for the start) and "|", below that one search a line.'

/** Parses a file for each folder of pages. */
export const parseQuestions = (...sources: readonly YamlSource[]): SectionQuestions[] =>
  sources.flatMap((source) =>
    Object.entries(source.parse(form, FORM) ?? {}).flatMap(([path, sections]) =>
      Object.entries(sections).map(([section, searches]) => {
        const line = source.lineOf([path, section])
        return { path, section, searches, file: source.file, line }
      }),
    ),
  )
