import { systemStatus } from '@baize/contract'
import { describe, expect, test } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import { settingsFrom } from '../app/config.ts'
import { clientAddressOf, networkOf } from './client-address.ts'

describe('the address of a caller', () => {
  const proxies = ['10.0.0.0/8', '2001:db8:1::/48']
  test.each([
    ['without proxies is that of the connection, whatever it says', [], '10.0.0.1', '203.0.113.9', '10.0.0.1'],
    ['is that of a connection nobody trusts', proxies, '192.0.2.1', '203.0.113.9', '192.0.2.1'],
    ['is what a trusted proxy heard', proxies, '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['is the last that is no proxy', proxies, '10.0.0.1', '198.51.100.7, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['is what a proxy on IPv6 heard', proxies, '2001:db8:1::5', '2001:db8:9::1', '2001:db8:9::1'],
    ['is the proxy’s where it heard nobody', proxies, '10.0.0.1', null, '10.0.0.1'],
    ['is the proxy’s where it says nonsense', proxies, '10.0.0.1', '203.0.113.9, unknown', '10.0.0.1'],
    ['is the first proxy’s where all are proxies', proxies, '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['has no port', proxies, '10.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
    ['has no brackets', proxies, '10.0.0.1', '[2001:db8:9::1]:443', '2001:db8:9::1'],
    ['is IPv4 in the clothes of IPv6, too', proxies, '::ffff:10.0.0.1', '::ffff:203.0.113.9', '203.0.113.9'],
    ['is not there where the connection has none', proxies, '', '203.0.113.9', ''],
  ])('%s', (_title, trusted, socket, header, caller) => {
    expect(clientAddressOf(socket, header, trusted)).toBe(caller)
  })
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:9:1:aaaa::1', '2001:db8:9:1::/64'],
  ['2001:db8:9:1:bbbb:1:2:3', '2001:db8:9:1::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('limits know %s as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

test('proxies are named by address or range, parted by commas', () => {
  expect(settingsFrom({}).trustedProxies).toEqual([])
  expect(settingsFrom({ BAIZE_TRUSTED_PROXIES: '10.0.0.0/8, ::1,' }).trustedProxies).toEqual(['10.0.0.0/8', '::1'])
  expect(() => settingsFrom({ BAIZE_TRUSTED_PROXIES: 'everybody' })).toThrow('not "everybody"')
})

const started = startedPlatform({ trustedProxies: ['127.0.0.1', '::1'] })
test('behind a proxy the platform sees who is before it', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' }
  const { value } = await started.client.call(systemStatus, {}, { headers })
  expect(value.location.ip).toBe('203.0.113.9')
})
