import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from '#build/paths.ts'
import { parseConfig } from '#server/config.ts'

const { services } = parse(await readFile(`${ROOT}compose.yaml`, 'utf8'), { merge: true })

describe('compose.yaml', () => {
  test.each(Object.keys(services))('gives %s limits, and nothing that it does not need', (name) => {
    const service = services[name]
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
    expect(service.mem_limit).toMatch(/^\d+[gm]$/)
    expect(service.pids_limit).toBeGreaterThan(0)
  })

  test('runs a proxy that is not root', () => {
    expect(services.proxy.user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
  })

  test('gives the proxy every file that its configuration includes', async () => {
    const folder = `${ROOT}build/deploy/proxy/nginx`
    const mounted: string[][] = services.proxy.volumes.map((volume: string) => volume.split(':'))
    const texts = await Promise.all(mounted.map(([from = '']) => readFile(`${ROOT}${from}`, 'utf8')))
    const included = texts.flatMap((text) => [...text.matchAll(/include (\S+);/g)].map(([, name]) => name))
    const names = new Set(mounted.map(([, to = '']) => to.replace('/etc/nginx/', '')))
    for (const name of included) expect(names).toContain(name)
    expect(await readdir(folder)).toEqual(expect.arrayContaining(included))
  })

  test('gives the server an environment that it takes', () => {
    const { SITE_URL: _, GITHUB_TOKEN: __, ...environment } = services['docs-1'].environment
    expect(parseConfig(environment).TRUST_PROXY).toBe(1)
  })
})
