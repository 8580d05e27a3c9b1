import { expect, test } from 'vitest'
import { studioSetup } from '../../test/setup.ts'
import { createBuckets } from './call-rates.ts'

let now = 0
const set = studioSetup({
  rates: {
    session: { burst: 3, perSecond: 0.5 },
    address: { burst: 20, perSecond: 2 },
    pages: { burst: 6, perSecond: 1 },
    now: () => now,
  },
})

test('a session is let in so many times, told when it may come again, and let in then; another one is not kept waiting', async () => {
  const [greedy, calm] = [await set.player(), await set.player()]
  await greedy.start()
  await calm.start()
  const asked: Response[] = []
  const ask = async (token: string) =>
    fetch(`${set.studio.url}/api/rounds`, { headers: { authorization: `Bearer ${token}` } })
  const { token } = await greedy.start()
  for (let i = 0; i < 4; i++) asked.push(await ask(token))
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  expect(asked[3]?.headers.get('Retry-After')).toBe('2')
  expect((await asked[3]?.json()) as object).toMatchObject({ code: 'TOO_MANY_CALLS' })
  expect((await calm.call('rounds')).status).toBe(200)
  now += 1999
  expect((await ask(token)).status).toBe(429)
  now += 1
  expect((await ask(token)).status).toBe(200)
})

test('made-up tokens do not get round the limit of an address', async () => {
  now += 60_000
  const ask = () =>
    fetch(`${set.studio.url}/api/rounds`, { headers: { authorization: `Bearer ${crypto.randomUUID()}` } })
  const statuses = []
  for (let i = 0; i < 21; i++) statuses.push((await ask()).status)
  expect([statuses[0], statuses[19], statuses[20]]).toEqual([401, 401, 429])
})

test('pages and pictures are counted with each other, by address, and apart from calls', async () => {
  now += 60_000
  const get = async (path: string) => (await fetch(set.studio.url + path)).status
  const paths = ['/play/jade-dragon', '/round/none', '/odds/jade-dragon', '/verify/', '/art/none.svg', '/m/none.ts']
  const statuses = []
  for (const path of paths) statuses.push(await get(path))
  expect(statuses).toEqual([200, 404, 200, 200, 404, 404])
  for (const path of [...paths, '/font/inter.woff2']) expect(await get(path), path).toBe(429)
  expect(await get('/api/odds?gameCode=jade-dragon')).toBe(200)
  expect(await get('/healthz')).toBe(200)
  for (const path of ['/', '/nothing', '/favicon.ico']) expect(await get(path), path).toBe(429)
  now += 1000
  expect(await get('/play/jade-dragon')).toBe(200)
})

test('a refused press says after how many seconds it may be repeated', async () => {
  now += 60_000
  const player = await set.player()
  const { token } = await player.start()
  await player.playRound()
  const again = await fetch(`${set.studio.url}/api/press`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ stake: '1.00', requestId: 'again' }),
  })
  expect([again.status, again.headers.get('Retry-After')]).toEqual([429, '3'])
})

test('callers are remembered up to a bound, however many there are', () => {
  const take = createBuckets({ burst: 1, perSecond: 1 }, () => 0)
  for (let i = 0; i < 30_000; i++) take(String(i))
  expect([take('29999'), take('0')]).toEqual([1000, 0])
})
