import type { z } from 'zod'
import { type Answer, fetchJson, type Outcome } from './fetch-json.ts'

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
  const known = knownFrom(answer, schema, last)
  const outcome: Outcome = known || isFailure(answer.outcome) ? answer.outcome : 'invalid'
  return { ...answer, outcome, known }
}

const isFailure = (outcome: Outcome): boolean => outcome !== 'ok' && outcome !== 'not-modified'

function knownFrom<Value>(
  { outcome, json, headers }: Answer,
  schema: z.ZodType<Value>,
  last: Known<Value> | undefined,
): Known<Value> | null {
  if (outcome === 'not-modified') return last ?? null
  if (outcome !== 'ok') return null
  const { data } = schema.safeParse(json)
  return data === undefined ? null : { record: data, etag: parseEtag(headers.get('etag')) }
}

const parseEtag = (text: string | null): string | null =>
  text !== null && text.length <= 200 && /^(?:W\/)?"[\x21\x23-\x7e]*"$/.test(text) ? text : null
