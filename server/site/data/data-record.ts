import type { z } from 'zod'
import { ContentErrors, type ContentProblem } from '../content-error.ts'

/** Parses a JSON record of the content folder. Throws ContentErrors if it is missing, not JSON or invalid. */
export function parseDataRecord<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  json: string | null,
): z.output<Schema> {
  const fail = (problems: readonly Omit<ContentProblem, 'file'>[]): never => {
    throw new ContentErrors(problems.map((problem) => ({ file, ...problem })))
  }
  if (json === null) return fail([{ message: 'the record is missing' }])
  const result = schema.safeParse(parseJson(json, fail))
  return result.success
    ? result.data
    : fail(result.error.issues.map((issue) => ({ message: `"${issue.path.join('.')}": ${issue.message}` })))
}

/** V8 names the line of what it cannot parse in its message only. */
function parseJson(json: string, fail: (problems: { message: string; line: number }[]) => never): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    const { message } = error as Error
    const line = Number(/line (\d+)/.exec(message)?.[1] ?? 1)
    return fail([{ line, message: `the record is not valid JSON: ${message}` }])
  }
}
