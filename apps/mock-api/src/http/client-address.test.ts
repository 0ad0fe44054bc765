import { describe, expect, test } from 'vitest'
import { addressGroup, clientAddress } from './client-address.ts'

describe('clientAddress', () => {
  test.each([
    ['no proxy: the header is not believed', '198.51.100.1', '203.0.113.9', 0, '198.51.100.1'],
    ['one proxy: the last entry', '10.0.0.1', '1.1.1.1, 203.0.113.9', 1, '203.0.113.9'],
    ['two proxies: the one before', '10.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
    ['more hops than entries: the furthest there is', '10.0.0.1', '203.0.113.9', 3, '203.0.113.9'],
    ['no header behind a proxy', '10.0.0.1', null, 1, '10.0.0.1'],
    ['blank entries', '10.0.0.1', ' , 203.0.113.9 , ', 1, '203.0.113.9'],
    ['an entry with a port', '10.0.0.1', '203.0.113.9:50123', 1, '203.0.113.9'],
    ['an IPv6 entry with a port', '10.0.0.1', '[2001:db8::9]:50123', 1, '2001:db8::9'],
    ['an IPv6 entry in brackets', '10.0.0.1', '[2001:db8::9]', 1, '2001:db8::9'],
    ['an IPv6 entry', '10.0.0.1', '2001:db8::9', 1, '2001:db8::9'],
    ['no socket', undefined, null, 0, 'unknown'],
  ])('%s', (_label, socket, header, hops, expected) => {
    expect(clientAddress(socket, header, hops)).toBe(expected)
  })
})

describe('addressGroup', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8:0000::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['unknown', 'unknown'],
  ])('%s belongs to %s', (address, group) => {
    expect(addressGroup(address)).toBe(group)
  })
})
