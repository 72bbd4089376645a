import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { parseConfig } from '#server/config.ts'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'
import { findProgram } from '#test/support/proxies/debian-programs.ts'
import { runSite } from '#test/support/site-process.ts'

const FOLDER = `${ROOT}build/deploy/systemd`
const NODE = '/opt/questdb-docs/node_modules/node/bin/node'
/** Of 100; systemd calls what is below 20 safe. */
const MOST_EXPOSURE = 20

const unit = await readFile(`${FOLDER}/questdb-docs@.service`, 'utf8')
const setting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''
const environment = async (replica: number) => ({
  ...parseEnv(await readFile(`${FOLDER}/docs.env`, 'utf8')),
  ...parseEnv(await readFile(`${FOLDER}/${replica}.env`, 'utf8')),
})

describe('the unit for systemd', () => {
  describe.skipIf(findProgram('systemd-analyze') === null)('to systemd itself', () => {
    let file: string

    beforeAll(async () => {
      file = join(await temporaryFolder(), 'questdb-docs@1.service')
      await writeFile(file, unit.replaceAll(NODE, process.execPath))
    })

    const analyze = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(findProgram('systemd-analyze') ?? '', [...args, file], {
        encoding: 'utf8',
      })
      expect(stderr).toBe('')
      expect(status, stdout).toBe(0)
    }

    test('is sound', () => analyze('verify'))

    test('leaves little open', () =>
      analyze('security', '--offline=yes', '--no-pager', `--threshold=${MOST_EXPOSURE}`))
  })

  test('stops later than the server ends by itself, and has an environment that it takes', async () => {
    const configs = [parseConfig(await environment(1)), parseConfig(await environment(2))]
    for (const config of configs) {
      expect(Number(setting('TimeoutStopSec'))).toBeGreaterThan(config.DRAIN_SECONDS)
      expect(config).toMatchObject({ HOST: '127.0.0.1', TRUST_PROXY: 1, SITE_URL: 'https://docs.example' })
    }
    const ports = configs.flatMap(({ PORT, OPS_PORT }) => [PORT, OPS_PORT])
    expect(new Set(ports).size).toBe(ports.length)
  })

  test.skipIf(findProgram('curl') === null)('has started when readers are welcome', async () => {
    const [program = '', ...options] = setting('ExecStart').split(' ')
    expect(program).toBe(NODE)
    const [curl = '', ...asked] = setting('ExecStartPost').split(' ')
    const site = await runSite({ command: [process.execPath, ...options] })
    const ask = (port: string, retries: string) =>
      spawnSync(
        curl,
        asked.map((word) => word.replace(/\$\{OPS_PORT\}/, port).replace('590', retries)),
      ).status
    expect(ask(new URL(site.opsUrl).port, '0')).toBe(0)
    await site.stop()
    expect(ask(new URL(site.opsUrl).port, '0')).not.toBe(0)
  })
})
