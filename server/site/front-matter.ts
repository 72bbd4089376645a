import { parseDocument } from 'yaml'
import { z } from 'zod'
import type { ContentProblem } from './content-error.ts'

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

export interface SplitSource {
  readonly frontMatter: FrontMatter | null
  /** The rest, with an empty line for each line of front matter: line numbers stay those of the file. */
  readonly body: string
  readonly problems: readonly ContentProblem[]
}

const FENCED = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/

/** Takes the YAML head off a page and validates it; unknown keys are problems. */
export function parseFrontMatter(file: string, source: string): SplitSource {
  const head = FENCED.exec(source)
  if (!head) {
    const problem = { file, line: 1, message: 'the page has no front matter', remedy: FORM }
    return { frontMatter: null, body: source, problems: [problem] }
  }
  const yaml = head[1] ?? ''
  const body = '\n'.repeat((head[0].match(/\n/g) ?? []).length) + source.slice(head[0].length)
  const document = parseDocument(yaml)
  const [syntax] = document.errors
  if (syntax) {
    const line = 1 + (syntax.linePos?.[0].line ?? 0)
    return {
      frontMatter: null,
      body,
      problems: [{ file, line, message: syntax.message.split('\n')[0] ?? 'invalid YAML' }],
    }
  }
  const result = schema.safeParse(document.toJS() ?? {})
  if (result.success) return { frontMatter: result.data, body, problems: [] }
  const problems = result.error.issues.map((issue) => {
    const key = issue.code === 'unrecognized_keys' ? issue.keys[0] : issue.path[0]
    const message = `front matter${issue.path.length ? ` "${issue.path.join('.')}"` : ''}: ${issue.message}`
    return { file, line: lineOfKey(yaml, key), message, remedy: FORM }
  })
  return { frontMatter: null, body, problems }
}

const FORM = `A page starts with "---", its front matter (${Object.keys(schema.shape).join(', ')}) and "---"; title and description (60 to 160 characters) are required.`

function lineOfKey(yaml: string, key: PropertyKey | undefined): number {
  const at = yaml.split('\n').findIndex((line) => line.startsWith(`${String(key)}:`))
  return at === -1 ? 1 : at + 2
}
