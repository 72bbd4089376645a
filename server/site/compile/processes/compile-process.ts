import { readBelow } from '../../read-content.ts'
import type { CompileOptions } from '../compile-context.ts'
import {
  type Answer,
  fromSentOptions,
  loadCompiler,
  type Order,
  type PageSource,
  workOn,
} from './compile-job.ts'

let job: { readonly root: string; readonly options: CompileOptions } | undefined
// The first order comes later: the process that sends it is still reading what pages depend on.
let turn: Promise<unknown> = loadCompiler()

process.on('message', (order: Order) => {
  if ('page' in order) turn = turn.then(() => answerTo(order.page)).then((answer) => process.send?.(answer))
  else job = { root: order.root, options: fromSentOptions(order.options) }
})
// No more pages come, or the server has ended.
process.on('disconnect', () => process.exit())
// What a terminal sends to all processes is for the server to answer: it ends this one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

async function answerTo(page: PageSource): Promise<Answer> {
  try {
    if (!job) throw new Error('a page came before the job')
    const { root, options } = job
    return await workOn(page, options, (file) => readBelow(root, file))
  } catch (error) {
    return { error }
  }
}
