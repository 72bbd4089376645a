import { expect, test } from 'vitest'
import { checkConfig } from '#server/check-config.ts'
import { parseConfig } from '#server/config.ts'
import { addressOf } from '#server/listen-error.ts'

const check = (env: Record<string, string>) => () => checkConfig(parseConfig(env))

test.each([
  [{ CONTENT_DIR: '/nonexistent' }, 'CONTENT_DIR is "/nonexistent", but there is no such folder.'],
  [{ CONTENT_DIR: 'package.json' }, 'CONTENT_DIR is "package.json", but there is no such folder.'],
  [{ PORT: '8081' }, 'PORT and OPS_PORT are both 8081: name another OPS_PORT, or "off".'],
  [{ PORT: '90', OPS_PORT: '90', HOST: '10.0.0.1', OPS_HOST: '0.0.0.0' }, 'PORT and OPS_PORT are both 90'],
  [{ PORT: '90', OPS_PORT: '90', HOST: '[::1]', OPS_HOST: '::1' }, 'PORT and OPS_PORT are both 90'],
])('%j stops the start with a sentence', (env, message) => {
  expect(check(env)).toThrow(message)
})

test.each([
  {},
  { PORT: '8081', OPS_PORT: 'off' },
  { PORT: '0', OPS_PORT: '0' },
  { PORT: '90', OPS_PORT: '90', HOST: '10.0.0.1' },
])('%j can start', (env) => {
  expect(check(env)).not.toThrow()
})

test.each([
  [{ address: '0.0.0.0', port: 9501, family: 'IPv4' }, 'http://0.0.0.0:9501'],
  [{ address: '::1', port: 8080, family: 'IPv6' }, 'http://[::1]:8080'],
  ['/run/site.sock', '/run/site.sock'],
  [null, ''],
])('the address %j is written as %s', (address, text) => {
  expect(addressOf(address)).toBe(text)
})
