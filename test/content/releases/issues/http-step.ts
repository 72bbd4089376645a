import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { IssueStep } from '#server/site/data/known-issues.ts'
import type { Observed } from './judge.ts'

export type HttpStep = Extract<Exclude<IssueStep, string>, { http: string }>

/** Requests of one sample come over one connection while it is kept open, as from a client. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Not by `fetch`, which adds headers of its own, such as the encodings that it accepts, and follows redirects. */
export async function sendHttp(httpUrl: string, step: HttpStep): Promise<Observed> {
  const [method = 'GET', path = '/'] = step.http.split(' ')
  const { body, type } = encodeBody(step)
  const sent = request(`${httpUrl}${path}`, {
    method,
    agent,
    headers: { ...(type ? { 'Content-Type': type } : {}), ...step.headers },
  })
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const { statusCode: status = 0, headers } = answer
  return { kind: 'http', status, encoding: headers['content-encoding'] ?? '', body: await text(answer) }
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
