import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, readdir, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer, get } from 'node:http'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { contentTree, fixtureSite, mdx } from '#test/support/files/content-tree.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
import { rawRequest } from '#test/support/hostile/raw-request.ts'
import { connected } from '#test/support/load/hold-ups.ts'
import { freePort, listen } from '#test/support/ports.ts'
import { fakeUpstream, likeGithub } from '#test/support/proxies/fake-upstream.ts'
import { runSite, until } from '#test/support/site-process.ts'

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

  // All sentences about variables: config.test.ts.
  test.each([
    [
      { PORT: 'http' },
      'PORT is "http", but it takes the port that serves the site: Invalid input: expected number, received NaN\n',
    ],
    [
      { CONTENT_DIR: '/nonexistent' },
      'CONTENT_DIR is "/nonexistent", but it takes the folder with the pages: there is no such folder\n',
    ],
    [
      { HOST: '192.0.2.1' },
      'PORT and HOST cannot be used: listen EADDRNOTAVAIL: address not available 192.0.2.1\n',
    ],
    [
      { OPS_HOST: '192.0.2.1' },
      'OPS_PORT and OPS_HOST cannot be used: listen EADDRNOTAVAIL: address not available 192.0.2.1\n',
    ],
  ])('stops at its start with one sentence about what is wrong: %j', (wrong, sentence) => {
    const env = { CONTENT_DIR: fixtureSite('small'), HOST: '127.0.0.1', PORT: '0', OPS_PORT: '0' }
    const { status, stderr } = run([], { ...env, ...wrong })
    expect([status, stderr]).toEqual([1, sentence])
  })

  test('answers probes and metrics to who reads them from the port for operators, and cuts off who takes their time', async () => {
    const site = await runSite()
    const port = Number(new URL(site.opsUrl).port)
    const statusOf = async (path: string, method = 'GET') =>
      (await fetch(site.opsUrl + path, { method })).status
    for (const path of ['/livez', '/readyz?verbose', '/healthz', '/metrics'])
      expect(await statusOf(path), path).toBe(200)
    for (const path of ['/docs/', '/', '/livezx']) expect(await statusOf(path), path).toBe(404)
    expect(await statusOf('/metrics', 'POST')).toBe(405)
    const { headers } = await fetch(`${site.opsUrl}/metrics`)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const long = `GET /metrics HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(17_000)}\r\n\r\n`
    expect((await rawRequest(port, long)).status).toBe(431)
    const half = await connected(port)
    half.resume().write('GET /metrics HTTP/1.1\r\n')
    await once(half, 'close')
  })

  test.each([
    ['PORT', 'OPS_PORT'],
    ['OPS_PORT', 'PORT'],
  ])('stops at its start when %s is taken', async (taken, other) => {
    const occupant = createServer()
    const port = await listen(occupant)
    const env = { HOST: '127.0.0.1', [taken]: String(port), [other]: String(await freePort()) }
    const { status, stderr, stdout } = run([], { CONTENT_DIR: fixtureSite('small'), ...env })
    occupant.close()
    expect(stderr).toContain(
      `${taken} and ${taken.replace('PORT', 'HOST')} cannot be used: listen EADDRINUSE: address already in use 127.0.0.1:${port}\n`,
    )
    expect(stdout).not.toContain('Error')
    expect(status).toBe(1)
  })

  test('stops at its start with the content that is wrong', async () => {
    const content = await contentTree({ 'docs/index.mdx': mdx('<Fancy />') })
    const env = { CONTENT_DIR: content, CACHE_DIR: await temporaryFolder() }
    const { status, stderr } = run([], env)
    expect(status).toBe(1)
    expect(stderr).toContain('docs/index.mdx:6:1  unknown component <Fancy>')
    // The others are kept: the next start compiles one page.
    await writeFile(join(content, 'docs/index.mdx'), mdx('Mended.'))
    const mended = await runSite({ env })
    expect(mended.output()).toContain('"all":1')
  })

  test('ends when npm, which started it, is asked to', async () => {
    const site = await runSite({ command: ['npm', 'start'] })
    expect(await site.stop()).not.toBeNull()
    // The port is free again.
    const next = createServer().listen(site.port, '127.0.0.1')
    await once(next, 'listening')
    next.close()
  })

  test('asks GitHub through the proxy of the environment, and not for hosts of NO_PROXY', async () => {
    const github = await fakeUpstream(likeGithub())
    const tunnels: string[] = []
    const proxy = createHttpServer().on('connect', (request, socket) => {
      tunnels.push(request.url ?? '')
      const { hostname, port } = new URL(github.url)
      const upstream = connect(Number(port), hostname, () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n')
        upstream.pipe(socket).pipe(upstream)
      })
      for (const end of [socket, upstream]) end.on('error', () => {})
    })
    onTestFinished(() => void proxy.close())
    const env = { HTTP_PROXY: `http://127.0.0.1:${await listen(proxy)}`, METADATA_REFRESH_SECONDS: '1' }
    const pageOf = async (site: { url: string }) => (await fetch(`${site.url}/docs/`)).text()

    const through = await runSite({ env: { ...env, GITHUB_API_URL: 'http://github.invalid' } })
    await until(async () => (await pageOf(through)).includes('17.5k'))
    expect(tunnels[0]).toBe('github.invalid:80')
    await through.stop()

    tunnels.length = 0
    const past = await runSite({ env: { ...env, GITHUB_API_URL: github.url, NO_PROXY: '127.0.0.1' } })
    await until(async () => (await pageOf(past)).includes('17.5k'))
    expect(tunnels).toEqual([])
  })

  test('says that it compiles pages, says nothing when it has them, and names a file of them that is damaged', async () => {
    const env = { CACHE_DIR: await temporaryFolder() }
    const folder = join(env.CACHE_DIR, 'pages')
    const outputOf = async () => {
      const site = await runSite({ env })
      // A file that is being written has the process's number behind a dot.
      const kept = async () => (await readdir(folder).catch(() => [])).filter((name) => !name.includes('.'))
      await until(async () => (await kept()).length > 0)
      await site.stop()
      return site.output()
    }
    expect(await outputOf()).toContain('"msg":"Compiling pages')
    expect((await outputOf()).trim().split('\n')).toHaveLength(2)
    const [name = ''] = await readdir(folder)
    await writeFile(join(folder, name), 'something else')
    expect(await outputOf()).toContain(`${join(folder, name)} is not used: it is damaged. It is made again`)
  })

  test('says that others can change the code that it runs', async () => {
    const folder = await temporaryFolder()
    const env = { NODE_COMPILE_CACHE: folder }
    const first = await runSite({ env })
    await first.stop()
    expect(first.output()).not.toContain('NODE_COMPILE_CACHE')
    for (const name of await readdir(folder)) await chmod(join(folder, name), 0o777)
    const second = await runSite({ env })
    await second.stop()
    expect(second.output()).toContain('NODE_COMPILE_CACHE holds code')
  })

  test('says where it serves, and ends by itself when it is asked to', async () => {
    const site = await runSite()
    expect(site.output()).toContain(`Serving ${site.url}/docs/`)
    expect(site.output()).toContain('"level":"info"')
    expect(site.output()).toMatch(/"listening":\[\{"address":"[^"]+","family":"IPv\d","port":\d+\}/)
    expect(await site.stop()).toBe(0)
  })

  test('ends at once when it is asked to before it serves', async () => {
    const child = spawn(process.execPath, ['build/start.ts'], {
      cwd: ROOT,
      env: {
        ...process.env,
        CONTENT_DIR: 'content',
        CACHE_DIR: await temporaryFolder(),
        DRAIN_SECONDS: '600',
      },
    })
    const exited = new Promise((resolve) => child.on('exit', resolve))
    const [compiling] = await once(child.stdout, 'data')
    expect(String(compiling)).toContain('Compiling pages')
    child.kill('SIGTERM')
    const [said] = await once(child.stdout, 'data')
    expect(String(said)).toContain('Stopped')
    expect(await exited).toBe(0)
  })

  test('lets a request end before it stops', async () => {
    const site = await runSite({ env: { DRAIN_SECONDS: '1' } })
    const answer = new Promise<{ status: number | undefined; size: number }>((resolve, reject) => {
      const request = get(`${site.url}/docs/llms-full.txt`, async (response) => {
        void site.stop()
        let size = 0
        for await (const chunk of response) size += chunk.length
        resolve({ status: response.statusCode, size })
      })
      request.on('error', reject)
    })
    expect(await answer).toEqual({ status: 200, size: expect.toSatisfy((size) => size > 1000) })
  })

  test('goes on when its cache folder cannot be written, and says so once', async () => {
    const site = await runSite({ env: { CACHE_DIR: '/dev/null/cache' } })
    expect((await fetch(`${site.url}/docs/`)).status).toBe(200)
    expect(site.output().match(/cannot be kept/g)).toHaveLength(1)
  })
})
