import { describe, expect, test } from 'vitest'
import { javaMajor } from '../server/questdb-jar.ts'
import { cargoToml, parseCrate } from './cargo-manifest.ts'
import { judgeClosedPort, judgeRun } from './judge-sample.ts'
import { type ClientSample, parseManifest } from './manifest.ts'
import { pomXml } from './maven-pom.ts'
import { runProgram } from './run-program.ts'

const manifest = (yaml: string) => parseManifest('samples/x/manifest.yaml', '/x', yaml)

describe('a manifest', () => {
  test('names a language, what it requires and its samples', () => {
    const read = manifest(
      'language: python\nrequires: ["questdb==4.0.0"]\nsamples:\n  - file: a.py\n    table: t\n    rows: 2\n',
    )
    expect(read).toMatchObject({
      language: 'python',
      requires: ['questdb==4.0.0'],
      samples: [{ file: 'a.py', rows: 2, setup: [] }],
    })
  })

  test.each([
    ['an unknown language', 'language: cobol\nsamples: [{file: a}]', '"language"'],
    ['no samples', 'language: go\nsamples: []', '"samples"'],
    ['a file elsewhere', 'language: go\nsamples: [{file: ../a.go}]', 'a file beside the manifest'],
    ['rows of no table', 'language: go\nsamples: [{file: a.go, rows: 1}]', 'table and rows belong together'],
    ['an unknown key', 'language: go\nsamples: [{file: a.go, row: 1}]', 'row'],
    ['what is no YAML', 'language: [', 'content/samples/x/manifest.yaml'],
  ])('with %s is refused', (_title, yaml, part) => {
    expect(() => manifest(yaml)).toThrow(part)
  })
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

  test.each([
    ['complains and fails', { code: 1, stdout: '', stderr: 'Error running example: refused' }, 0],
    [
      'fails silently on standard error',
      { code: 1, stdout: 'Error running example: refused', stderr: '' },
      1,
    ],
    ['complains and ends well', { code: 0, stdout: '', stderr: 'Error running example: refused' }, 1],
    ['hangs', { code: null, stdout: '', stderr: '' }, 2],
  ])('without a server %s', (_title, outcome, problems) => {
    expect(judgeClosedPort('python', 'a.py', outcome)).toHaveLength(problems)
  })

  test('of SQL alone is free in its words', () => {
    expect(judgeClosedPort('psql', 'a.sql', { code: 2, stdout: '', stderr: 'psql: error' })).toEqual([])
  })
})

describe('a program', () => {
  test('ends with its code and output', async () => {
    const script = 'echo "$GREETING"; echo bad >&2; exit 3'
    const outcome = await runProgram(['sh', '-c', script], {
      cwd: '/',
      env: { GREETING: 'hello' },
      seconds: 10,
    })
    expect(outcome).toEqual({ code: 3, stdout: 'hello\n', stderr: 'bad\n' })
  })

  test('that is missing ends with 127', async () => {
    expect(await runProgram(['no-such-program-here'], { cwd: '/', seconds: 10 })).toMatchObject({ code: 127 })
  })

  test('that does not end is ended', async () => {
    expect(await runProgram(['sleep', '60'], { cwd: '/', seconds: 0.1 })).toMatchObject({ code: null })
  })
})

describe('requirements', () => {
  test('of Rust are exact and may name features', () => {
    expect(cargoToml([parseCrate('tokio@1.40.0[full, rt]')])).toContain(
      'tokio = { version = "=1.40.0", features = ["full", "rt"] }',
    )
    expect(() => parseCrate('tokio')).toThrow('write name@version')
  })

  test('of Java are coordinates', () => {
    expect(pomXml(['org.questdb:questdb:9.1.0'])).toContain(
      '<artifactId>questdb</artifactId><version>9.1.0</version>',
    )
    expect(() => pomXml(['questdb'])).toThrow('write group:artifact:version')
  })
})

test.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['java version "1.8.0_392"', 8],
  ['openjdk version "21" 2023-09-19', 21],
  ['command not found', null],
])('%s is Java %s', (text, major) => {
  expect(javaMajor(text)).toBe(major)
})
