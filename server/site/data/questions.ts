import { z } from 'zod'
import type { ParseOnce } from '../../cache/parse-once.ts'
import { listFiles, readText } from '../read-content.ts'
import type { DataList } from './data-list.ts'
import { readYaml } from './yaml-source.ts'

const QUESTIONS_FOLDER = 'data/questions'

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

export function parseQuestions(file: string, yaml: string): DataList<SectionQuestions> {
  const source = readYaml(file, yaml)
  const result = source.parse(form, { remedy: FORM })
  if ('problems' in result) return { items: [], problems: result.problems }
  const items = Object.entries(result.value ?? {}).flatMap(([path, sections]) =>
    Object.entries(sections).map(([section, searches]) => {
      const { line = 1 } = source.problemIn([path, section], '')
      return { path, section, searches, file, line }
    }),
  )
  return { items, problems: [] }
}

/** Reads a file for each folder of pages. */
export async function loadQuestions(root: string, parseOnce: ParseOnce): Promise<DataList<SectionQuestions>> {
  const names = (await listFiles(root, QUESTIONS_FOLDER)).filter((name) => name.endsWith('.yaml'))
  const files = await Promise.all(names.map(async (name) => ({ name, yaml: await readText(root, name) })))
  return parseOnce(QUESTIONS_FOLDER, JSON.stringify(files), () => {
    const lists = files.map(({ name, yaml }) => parseQuestions(name, yaml))
    return { items: lists.flatMap(({ items }) => items), problems: lists.flatMap(({ problems }) => problems) }
  })
}
