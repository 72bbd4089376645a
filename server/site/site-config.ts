import { parseDocument } from 'yaml'
import { z } from 'zod'
import type { SiteConfig } from '#client/model/site-config.ts'
import type { ContentProblem } from './content-error.ts'

export const SITE_FILE = 'site.yaml'

const link = z.strictObject({
  label: z.string().min(1),
  href: z.string().regex(/^(?:https?:\/\/|\/)/),
  newTab: z.boolean().exactOptional(),
})

const schema = z.strictObject({
  title: z.string().min(1),
  tagline: z.string().min(1),
  description: z.string().min(1),
  navbar: z.array(link),
  repository: link.extend({ menu: z.array(link) }),
  footer: z.strictObject({
    invitations: z.array(link.extend({ text: z.string().min(1) })),
    links: z.array(link),
    legal: z.array(link),
  }),
  editBase: z.url(),
})

export function parseSiteConfig(yaml: string): { config: SiteConfig | null; problems: ContentProblem[] } {
  const document = parseDocument(yaml)
  const problems: ContentProblem[] = document.errors.map((error) => ({
    file: SITE_FILE,
    line: error.linePos?.[0].line ?? 1,
    message: error.message.split('\n')[0] ?? 'invalid YAML',
  }))
  if (problems.length > 0) return { config: null, problems }
  const result = schema.safeParse(document.toJS())
  if (result.success) return { config: result.data, problems }
  return {
    config: null,
    problems: result.error.issues.map((issue) => ({
      file: SITE_FILE,
      message: `"${issue.path.join('.')}": ${issue.message}`,
    })),
  }
}
