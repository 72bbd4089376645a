import { expect, test } from 'vitest'
import { consoleUrl, readAddress } from '#client/elements/console-address.ts'

test.each([
  ['http://localhost:9000', 'http://localhost:9000'],
  [' http://localhost:9000/ ', 'http://localhost:9000'],
  ['localhost:9000', 'http://localhost:9000'],
  ['db.example.org', 'http://db.example.org'],
  ['https://example.org/questdb/index.html?query=x#y', 'https://example.org/questdb'],
  ['http://[::1]:9000', 'http://[::1]:9000'],
  ['javascript://localhost/%0aalert(1)', null],
  ['file:///etc/passwd', null],
  ['http://', null],
  ['two words', null],
])('the address %j is read as %j', (typed, address) => {
  expect(readAddress(typed)).toBe(address)
})

test('the console is given the SQL, and asked to run it', () => {
  expect(consoleUrl('http://localhost:9000', "SELECT 'a&b';\n")).toBe(
    "http://localhost:9000/?query=SELECT%20'a%26b'%3B%0A&executeQuery=true",
  )
})
