import type { z } from 'zod'
import { ContentErrors, type ContentProblem } from '../content-error.ts'

/** Parses a JSON record of the content folder. Throws ContentErrors if it is missing, not JSON or invalid. */
export function parseDataRecord<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  json: string | null,
): z.output<Schema> {
  const fail = (messages: readonly string[]): never => {
    throw new ContentErrors(messages.map((message): ContentProblem => ({ file, message })))
  }
  if (json === null) return fail(['the record is missing'])
  const result = schema.safeParse(parseJson(json) ?? fail(['the record is not valid JSON']))
  return result.success
    ? result.data
    : fail(result.error.issues.map((issue) => `"${issue.path.join('.')}": ${issue.message}`))
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
