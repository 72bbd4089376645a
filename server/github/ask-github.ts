import type { z } from 'zod'
import { type Answer, fetchJson } from './fetch-json.ts'

/** The last answer for a record, with the entity tag that asks whether it changed. */
export interface Known<Value> {
  readonly record: Value
  readonly etag: string | null
}

export interface GithubApi {
  /** The prefix of the repository's API addresses. */
  readonly from: string
  readonly token: string | undefined
  readonly deadlineMs: number
}

/** Sends one request and returns its outcome, and the record if it is now known, new or confirmed. */
export async function askGithub<Value>(
  { from, token, deadlineMs }: GithubApi,
  path: string,
  schema: z.ZodType<Value>,
  last: Known<Value> | undefined,
): Promise<Answer & { readonly known: Known<Value> | null }> {
  const answer = await fetchJson({
    url: new URL(`${from}${path}`),
    headers: {
      accept: 'application/vnd.github+json',
      'user-agent': 'questdb-docs-site',
      'x-github-api-version': '2022-11-28',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(last?.etag && { 'if-none-match': last.etag }),
    },
    deadlineMs,
  })
  if (answer.outcome !== 'ok' && answer.outcome !== 'not-modified') return { ...answer, known: null }
  const { data } = schema.safeParse(answer.json)
  const read = data === undefined ? null : { record: data, etag: parseEtag(answer.headers.get('etag')) }
  const known = answer.outcome === 'ok' ? read : (last ?? null)
  return { ...answer, outcome: known ? answer.outcome : 'invalid', known }
}

const parseEtag = (text: string | null): string | null =>
  text !== null && text.length <= 200 && /^(?:W\/)?"[\x21\x23-\x7e]*"$/.test(text) ? text : null
