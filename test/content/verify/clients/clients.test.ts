import { describe, expect, test } from 'vitest'
import { formatProblem } from '#server/site/content-error.ts'
import { readData } from '#test/support/files/read-data.ts'
import { judgeClosedPort, judgeRun } from './judge-sample.ts'
import { type ClientSample, parseManifest } from './manifest.ts'
import { runProgram } from './run-program.ts'
import { cargoToml, pomXml } from './toolchains.ts'

test.each([
  ['an unknown language', 'language: cobol\nsamples: [{file: a}]', '"language"'],
  ['a file elsewhere', 'language: go\nsamples: [{file: ../a.go}]', 'a file beside the manifest'],
  ['rows of no table', 'language: go\nsamples: [{file: a.go, rows: 1}]', 'table and rows belong together'],
  ['what is no YAML', 'language: [', 'content/samples/x/manifest.yaml'],
])('a manifest with %s is refused', (_title, yaml, part) => {
  const { problems } = readData(
    (source) => parseManifest(source, '/'),
    yaml,
    'content/samples/x/manifest.yaml',
  )
  expect(problems.map(formatProblem)).toMatchObject([expect.stringContaining(part)])
})

const sample: ClientSample = { file: 'a.py', table: 't', rows: 2, prints: 'sent', setup: [] }

describe('a sample', () => {
  test.each([
    ['that ends well, prints and writes', { code: 0, stdout: 'sent 2', stderr: '' }, 2, 0],
    ['that fails', { code: 1, stdout: 'sent', stderr: 'boom' }, 2, 1],
    ['that prints something else', { code: 0, stdout: 'no', stderr: 'sent' }, 2, 1],
    ['that writes too few rows', { code: 0, stdout: 'sent', stderr: '' }, 1, 1],
    ['that writes nothing', { code: 0, stdout: 'sent', stderr: '' }, null, 1],
    ['that does not end', { code: null, stdout: 'sent', stderr: '' }, 2, 1],
  ])('%s', (_title, outcome, rows, problems) => {
    expect(judgeRun(sample, outcome, rows)).toHaveLength(problems)
  })

  const complaint = 'Error running example: refused'
  test.each([
    ['complains and fails', { code: 1, stdout: '', stderr: complaint }, 0],
    ['fails silently on standard error', { code: 1, stdout: complaint, stderr: '' }, 1],
    ['complains and ends well', { code: 0, stdout: '', stderr: complaint }, 1],
    ['hangs', { code: null, stdout: '', stderr: '' }, 2],
  ])('without a server %s', (_title, outcome, problems) => {
    expect(judgeClosedPort('python', 'a.py', outcome)).toHaveLength(problems)
  })
})

test.each([
  ['ends with its code and output', 'echo "$WORD"; echo bad >&2; exit 3', 9, [3, 'hi\n', 'bad\n']],
  ['that does not end is ended', 'echo "$WORD"; exec sleep 60', 0.3, [null, 'hi\n', '']],
])('a program %s', async (_title, script, seconds, expected) => {
  const outcome = await runProgram(script, { cwd: '/', env: { WORD: 'hi' }, seconds })
  expect([outcome.code, outcome.stdout, outcome.stderr]).toEqual(expected)
})

test('requirements of Rust are exact and may name features, those of Java are coordinates', () => {
  expect(cargoToml(['tokio@1.40.0[full, rt]'])).toContain(
    'tokio = { version = "=1.40.0", features = ["full","rt"] }',
  )
  expect(pomXml(['org.questdb:questdb:9.1.0'])).toContain(
    '<artifactId>questdb</artifactId><version>9.1.0</version>',
  )
})
