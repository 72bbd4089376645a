import { isMap, isNode } from 'yaml'
import { z } from 'zod'
import { didYouMean } from '../content-error.ts'
import { YamlSource } from '../data/yaml-source.ts'

const schema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(60).max(160),
  label: z.string().min(1).optional(),
  keywords: z.array(z.string()).optional(),
  edition: z.enum(['open source', 'enterprise']).optional(),
  since: z
    .string()
    .regex(/^\d+\.\d+(\.\d+)?$/)
    .optional(),
  image: z.string().optional(),
  noindex: z.boolean().optional(),
})

export type FrontMatter = z.infer<typeof schema>

/** The page's label in the navigation. */
export const labelOf = ({ label, title }: FrontMatter): string => label ?? title

const FENCED = /^---\n([\s\S]*?)\n---[ \t]*(?:\n|$)/

/**
 * Takes the YAML head off a page and validates it; unknown keys are problems. The rest has an empty line for each line of
 * front matter: line numbers stay those of the file.
 */
export function parseFrontMatter(file: string, text: string) {
  const head = FENCED.exec(text)
  if (!head) {
    const isOpen = text.startsWith('---\n')
    const message = isOpen ? 'nothing closes the front matter' : 'the page does not start with front matter'
    return { frontMatter: null, body: text, problems: [{ file, line: 1, message, remedy: FORM }] }
  }
  const yaml = head[1] ?? ''
  const body = '\n'.repeat((head[0].match(/\n/g) ?? []).length) + text.slice(head[0].length)
  // Its first line is the fence.
  const source = new YamlSource(file, yaml, 1)
  const { contents } = source.document
  for (const { key, value } of isMap(contents) ? contents.items : [])
    if (isNode(value) && value.comment)
      source.report([String(key)], 'what is after # is not read', 'Put the text in quotes.')
  if (source.problems.length > 0) return { frontMatter: null, body, problems: source.problems }
  const frontMatter = source.parse(schema)
  const problems = source.problems.map((problem) => {
    const [, key] = /key: "(.*)"$/.exec(problem.message) ?? []
    const remedy = key ? didYouMean(key, Object.keys(schema.shape), FORM) : FORM
    return { ...problem, message: `front matter ${problem.message}`, remedy }
  })
  return { frontMatter, body, problems }
}

const FORM = `A page starts with "---", its front matter (${Object.keys(schema.shape).join(', ')}) and "---"; title and description (60 to 160 characters) are required.`
