import { z } from 'zod'
import type { YamlSource } from './yaml-source.ts'

/** A key of the server's configuration. */
const settingSchema = z.strictObject({
  key: z.string().regex(/^[A-Za-z0-9._-]+$/),
  /** The server's value if the key is not set; null if it has none. */
  default: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  type: z.enum(['boolean', 'integer', 'number', 'size', 'duration', 'text', 'path', 'list']),
  /** The unit of a number, such as `ms` or `rows`. */
  unit: z.string().optional(),
  /** Takes effect without a restart, after `SELECT reload_config()`. */
  reloadable: z.boolean().default(false),
  /** One or more sentences, in Markdown. */
  description: z.string().min(10),
  group: z.string().regex(/^[a-z0-9-]+$/),
  edition: z.enum(['open source', 'enterprise']).default('open source'),
})

export type Setting = z.infer<typeof settingSchema>

export const parseSettings = (source: YamlSource): Setting[] => source.list(settingSchema, 'key')
