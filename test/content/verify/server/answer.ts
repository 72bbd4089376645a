/** Rows as the server wrote them: numbers keep their digits, arrays are JSON, null is `null`. */
export interface AnswerTable {
  readonly columns: readonly { readonly name: string; readonly type: string }[]
  readonly rows: readonly (readonly string[])[]
}

export type Answer =
  | { readonly kind: 'rows'; readonly table: AnswerTable }
  | { readonly kind: 'done' }
  | { readonly kind: 'error'; readonly message: string; readonly position: number | null }

/** Runs one statement and returns its rows as objects by column; throws the server's message. */
export type Query = (statement: string) => Promise<Record<string, string>[]>

interface Body {
  readonly error?: string
  readonly position?: unknown
  readonly columns?: readonly { name: string; type: string; dim?: unknown; elemType?: string }[]
  readonly dataset?: readonly (readonly unknown[])[]
}

/** Reads the body of an answer of /exec. Throws when it is not one, which is how an answer that broke off shows. */
export function parseAnswer(json: string): Answer {
  const body = JSON.parse(json, keepDigits) as Body
  if (body.error !== undefined) {
    const position = Number(body.position)
    return { kind: 'error', message: body.error, position: Number.isInteger(position) ? position : null }
  }
  if (!body.columns || !body.dataset) return { kind: 'done' }
  const columns = body.columns.map(({ name, type, dim, elemType }) => ({
    name,
    type: elemType ? `${elemType}${'[]'.repeat(Number(dim))}` : type,
  }))
  const plan = columns.length === 1 && columns[0]?.name === 'QUERY PLAN'
  const rows = body.dataset.map((row) =>
    row.map((value) => (plan ? decodeEntities(cell(value)) : cell(value))),
  )
  return { kind: 'rows', table: { columns, rows } }
}

/** 1.0E8 and 3.0 are 100000000 and 3 to JSON.parse; the text is what a reader of /exec sees. */
function keepDigits(_key: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' && context?.source !== undefined ? context.source : value
}

const cell = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(cell).join(',')}]` : String(value)

const ENTITIES: Record<string, string> = { nbsp: ' ', lt: '<', gt: '>', amp: '&' }

/** Query plans come escaped for HTML. */
const decodeEntities = (text: string): string =>
  text.replace(/&(nbsp|lt|gt|amp);/g, (_, name) => ENTITIES[name] ?? '')
