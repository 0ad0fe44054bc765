import { expect, test } from 'vitest'
import { localAddress } from './local-address.ts'

test('what listens on this machine alone is called by one name, whatever it listens on', () => {
  expect(['127.0.0.1', '::1', 'localhost'].map((host) => localAddress(host, 3000).origin)).toEqual(Array.from({ length: 3 }, () => 'http://localhost:3000'))
  expect(localAddress('192.0.2.7', 80).origin).toBe('http://192.0.2.7')
  expect(localAddress('2001:db8::1', 3000).origin).toBe('http://[2001:db8::1]:3000')
})
