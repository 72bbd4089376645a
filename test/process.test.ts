import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, readdir, readFile, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { contentTree, mdx } from '#test/support/content-tree.ts'
import { freePort } from '#test/support/free-port.ts'
import { loadContent } from '#test/support/load-fixture.ts'
import { fixtureSite, startSite } from '#test/support/site-process.ts'

const run = (args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['build/start.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })

describe('the process', () => {
  test('explains itself', () => {
    const { status, stdout } = run(['--help'])
    expect(status).toBe(0)
    expect(stdout).toContain('SITE_URL')
  })

  test('stops at its start with the variable that is wrong', () => {
    const { status, stderr } = run([], { PORT: 'http' })
    expect(status).toBe(1)
    expect(stderr).toBe(
      'PORT is "http", but it takes the port that serves the site: Invalid input: expected number, received NaN\n',
    )
  })

  test('answers probes and metrics on the port for operators, and nothing that readers ask for', async () => {
    const site = await startSite({ env: { CONTENT_DIR: fixtureSite('small') } })
    const statusOf = async (path: string) => (await fetch(site.opsUrl + path)).status
    for (const path of ['/livez', '/readyz?verbose', '/healthz', '/metrics'])
      expect(await statusOf(path), path).toBe(200)
    for (const path of ['/docs/', '/', '/livezx']) expect(await statusOf(path), path).toBe(404)
    await site.stop()
  })

  test.each([
    ['PORT', 'OPS_PORT'],
    ['OPS_PORT', 'PORT'],
  ])('stops at its start when %s is taken', async (taken, other) => {
    const occupant = createServer().listen(0, '127.0.0.1')
    await once(occupant, 'listening')
    const { port } = occupant.address() as AddressInfo
    const env = { HOST: '127.0.0.1', [taken]: String(port), [other]: String(await freePort()) }
    const { status, stderr, stdout } = run([], { CONTENT_DIR: fixtureSite('small'), ...env })
    occupant.close()
    expect(stderr).toBe(`${taken} is ${port}, but another process listens there already: name another one.\n`)
    expect(stdout).not.toContain('Error')
    expect(status).toBe(1)
  })

  test('stops at its start when its address is not of this machine', () => {
    const { status, stderr } = run([], {
      CONTENT_DIR: fixtureSite('small'),
      HOST: '192.0.2.1',
      OPS_PORT: 'off',
    })
    expect(stderr).toBe('HOST is 192.0.2.1, but this machine has no such address.\n')
    expect(status).toBe(1)
  })

  test('stops at its start with the content that is wrong', async () => {
    const content = await contentTree({ 'docs/index.mdx': mdx('<Fancy />') })
    const { status, stderr } = run([], {
      CONTENT_DIR: content,
      CACHE_DIR: await mkdtemp(join(tmpdir(), 'docs-cache-')),
    })
    expect(status).toBe(1)
    expect(stderr).toContain('docs/index.mdx:6:1  unknown component <Fancy>')
  })

  test('says where it serves, and ends by itself when it is asked to', async () => {
    const site = await startSite()
    expect(site.output()).toContain(`Serving ${site.url}/docs/`)
    expect(await site.stop()).toBe(0)
  })

  test('ends at once when it is asked to before it serves', async () => {
    const content = await contentTree({ 'planned.txt': null })
    const planned = join(content, 'planned.txt')
    spawnSync('mkfifo', [planned])
    const child = spawn(process.execPath, ['build/start.ts'], {
      cwd: ROOT,
      env: {
        ...process.env,
        CONTENT_DIR: content,
        CACHE_DIR: await mkdtemp(join(tmpdir(), 'docs-cache-')),
        DRAIN_SECONDS: '600',
      },
    })
    const exited = new Promise((resolve) => child.on('exit', resolve))
    // Opens when the process reads the file, whose end it then never comes to.
    const writer = await open(planned, 'w')
    child.kill('SIGTERM')
    const [said] = await once(child.stdout, 'data')
    expect(String(said)).toContain('Stopped')
    // A process cannot leave while one of its threads reads.
    await writer.close()
    expect(await exited).toBe(0)
  })

  test('lets a request end before it stops', async () => {
    const site = await startSite()
    const body = new Promise<number>((resolve, reject) => {
      const request = get(`${site.url}/docs/llms-full.txt`, async (response) => {
        void site.stop()
        let size = 0
        for await (const chunk of response) size += chunk.length
        resolve(size)
      })
      request.on('error', reject)
    })
    expect(await body).toBeGreaterThan(1000)
  })

  test('goes on when its cache folder cannot be written, and says so once', async () => {
    const site = await startSite({ env: { CACHE_DIR: '/dev/null/cache' } })
    expect((await fetch(`${site.url}/docs/`)).status).toBe(200)
    expect(site.output().match(/cannot be kept/g)).toHaveLength(1)
    await site.stop()
  })
})

describe('the cache of compiled pages', () => {
  const cacheFile = async (folder: string) =>
    join(folder, 'pages', (await readdir(join(folder, 'pages')))[0] ?? '')

  test('makes a second start compile nothing, and compiles again only what changed', async () => {
    const content = await contentTree({})
    const cache = await mkdtemp(join(tmpdir(), 'docs-cache-'))
    const first = await loadContent(content, cache)
    const file = await cacheFile(cache)
    // Marks the cached pages: a page that shows the mark was not compiled again.
    await writeFile(
      file,
      (await readFile(file, 'utf8'))
        .replaceAll('stored once', 'stored twice')
        .replaceAll('In folders', 'In boxes'),
    )
    await writeFile(join(content, 'docs/concept/partitions.mdx'), mdx('In drawers.\n\n## Where they are'))
    const second = await loadContent(content, cache)
    expect(JSON.stringify(second.pages.get('/docs/concept/symbol/' as never)?.content)).toContain(
      'stored twice',
    )
    expect(JSON.stringify(second.pages.get('/docs/concept/partitions/' as never)?.content)).toContain(
      'In drawers',
    )
    expect(second.build).not.toBe(first.build)
  })

  test('that is damaged is made anew', async () => {
    const content = await contentTree({})
    const cache = await mkdtemp(join(tmpdir(), 'docs-cache-'))
    const { build } = await loadContent(content, cache)
    await writeFile(await cacheFile(cache), '{"docs/ind')
    expect((await loadContent(content, cache)).build).toBe(build)
  })

  test('notices that an included snippet changed', async () => {
    const content = await contentTree({
      'docs/partials/_part.mdx': mdx('Old words.'),
      'docs/concept/symbol.mdx': mdx('<Include file="partials/_part" />'),
    })
    const cache = await mkdtemp(join(tmpdir(), 'docs-cache-'))
    await loadContent(content, cache)
    await writeFile(join(content, 'docs/partials/_part.mdx'), mdx('New words.'))
    const { pages } = await loadContent(content, cache)
    expect(JSON.stringify(pages.get('/docs/concept/symbol/' as never)?.content)).toContain('New words.')
  })
})
