import { basename } from 'node:path'
import type { SerializedError } from 'vitest'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { formatTable } from '#test/support/markdown-table.ts'

type Row = readonly [scenario: string, holds: string, measured: string, ok: string]

const HEAD: Row = ['scenario', 'what must hold', 'measured', '']

/** Prints what the fault scenarios measured as a table, when the last of them has ended, and errors outside a test. */
export default class TableReporter implements Reporter {
  readonly #rows: Row[] = []

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    if (state === 'skipped') return
    const scenario = basename(test.module.moduleId, '.test.ts').replaceAll('-', ' ')
    const why = errors?.[0]?.message.split('\n')[0] ?? ''
    this.#rows.push([
      scenario,
      test.name,
      test.meta().measured ?? (why || 'held'),
      state === 'passed' ? 'ok' : `not ok: ${why || state}`,
    ])
    console.log(`${state === 'passed' ? 'ok    ' : 'not ok'}  ${scenario}: ${test.name}`)
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    console.log(`\n${formatTable(HEAD, this.#rows)}`)
    const errors = [...modules.flatMap((module) => module.errors()), ...unhandled]
    for (const text of new Set(errors.map(({ message, stack }) => stack ?? message))) console.log(`\n${text}`)
  }
}
