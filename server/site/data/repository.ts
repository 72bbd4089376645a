import { z } from 'zod'

export const REPOSITORY_FILE = 'data/repository.json'

const count = z.number().int().min(0)
const unknownCount = count.nullable().default(null)
const unknownText = z.string().max(1000).nullable().default(null)

/** The repository in the form of GitHub's API (specification, section 3); unknown values are null. */
export const repositorySchema = z.object({
  name: unknownText,
  full_name: unknownText,
  description: unknownText,
  language: unknownText,
  stargazers_count: count,
  forks_count: unknownCount,
  open_issues_count: unknownCount,
  license: z
    .object({ key: z.string(), name: z.string(), spdx_id: z.string().nullable() })
    .nullable()
    .default(null),
  topics: z.array(z.string()).default([]),
  default_branch: unknownText,
})

export type RepositoryRecord = z.infer<typeof repositorySchema>
