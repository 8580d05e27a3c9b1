import { expect, test } from 'vitest'
import {
  clientAddressOf as ofPlatform,
  networkOf as networkOfPlatform,
} from '../../../server/src/http/client-address.ts'
import { usualRates } from './call-rates.ts'
import { studioSetup } from '../../test/setup.ts'
import { settingsFrom } from '../config.ts'
import { clientAddressOf, networkOf, trustedProxies } from './client-address.ts'

const proxies = ['10.0.0.0/8', '2001:db8:1::/48']

test.each([
  ['10.0.0.1', '203.0.113.9'],
  ['192.0.2.1', '203.0.113.9'],
  ['10.0.0.1', '198.51.100.7, 203.0.113.9, 10.0.0.2'],
  ['2001:db8:1::5', '2001:db8:9::1'],
  ['10.0.0.1', null],
  ['10.0.0.1', '203.0.113.9, unknown'],
  ['10.0.0.1', '10.0.0.3, 10.0.0.2'],
  ['10.0.0.1', '[2001:db8:9::1]:443'],
  ['::ffff:10.0.0.1', '::ffff:203.0.113.9'],
  ['', '203.0.113.9'],
])('a connection of %s that says %s is from whom the platform takes it to be from', (socket, forwarded) => {
  const caller = clientAddressOf(socket, forwarded, trustedProxies(proxies))
  expect(caller).toBe(ofPlatform(socket, forwarded, proxies))
  expect(networkOfPlatform(caller).replace('::/64', '')).toBe(networkOf(caller))
})

test('proxies are named as the platform’s are', () => {
  expect(settingsFrom({}).trustedProxies).toEqual([])
  expect(settingsFrom({ BAIZE_TRUSTED_PROXIES: '10.0.0.0/8, ::1,' }).trustedProxies).toEqual(['10.0.0.0/8', '::1'])
  for (const wrong of ['everybody', '10.0.0.0/33', '10.0.0.0/8/8'])
    expect(() => settingsFrom({ BAIZE_TRUSTED_PROXIES: wrong })).toThrow(`not "${wrong}"`)
})

const set = studioSetup({
  trustedProxies: ['127.0.0.1'],
  rates: {
    session: { burst: 3, perSecond: 1 },
    address: { burst: 2, perSecond: 1 },
    pages: usualRates.pages,
    now: () => 0,
  },
})

test('players behind one proxy do not share a limit, and none of them is on the studio’s machine', async () => {
  const ask = async (path: string, from: string, method = 'GET') =>
    (await fetch(set.studio.url + path, { method, headers: { 'x-forwarded-for': from } })).status
  const games = (from: string) => ask('/api/lottery/games', from)
  expect([await games('203.0.113.1'), await games('203.0.113.1'), await games('203.0.113.1')]).toEqual([200, 200, 429])
  expect(await games('203.0.113.2')).toBe(200)
  expect(await games('203.0.113.2, 203.0.113.1'), 'what a caller says of itself does not count').toBe(429)
  expect([await ask('/ops/status', '203.0.113.3', 'POST'), await ask('/ops/status', '127.0.0.1', 'POST')]).toEqual([
    403, 401,
  ])
})
