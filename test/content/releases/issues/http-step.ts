import { Agent } from 'node:http'
import type { IssueStep } from '#server/site/data/known-issues.ts'
import { ask } from '#test/support/load/ask.ts'
import type { Observed } from './judge.ts'

export type HttpStep = Extract<Exclude<IssueStep, string>, { http: string }>

/** Requests of one sample come over one connection while it is kept open, as from a client. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Not by `fetch`, which adds headers of its own, such as the encodings that it accepts, and follows redirects. */
export async function sendHttp(httpUrl: string, step: HttpStep): Promise<Observed> {
  const [method = 'GET', path = '/'] = step.http.split(' ')
  const { body, type } = encodeBody(step)
  const headers = { ...(type && { 'Content-Type': type }), ...step.headers }
  const answer = await ask(`${httpUrl}${path}`, { method, agent, headers, body })
  const encoding = answer.headers['content-encoding'] ?? ''
  return { kind: 'http', status: answer.status, encoding, body: answer.body.toString() }
}

const BOUNDARY = 'sample-boundary'

function encodeBody({ body, form }: HttpStep): { body: string; type: string | null } {
  if (!form) return { body: body ?? '', type: null }
  const parts = Object.entries(form).map(([name, value]) => {
    // The server takes a part with a file name for the file.
    const file = name === 'data' ? '; filename="data.csv"' : ''
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`
  })
  return { body: `${parts.join('')}--${BOUNDARY}--\r\n`, type: `multipart/form-data; boundary=${BOUNDARY}` }
}
