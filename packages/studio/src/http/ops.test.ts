import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { callOps } from '../../test/ops.ts'
import { stage } from '../../test/stage.ts'
import type { RoundView } from '../rounds/view.ts'
import type { Seeded } from '../seed.ts'
import { signedHeaders } from '../wallet/sign.ts'

const set = stage()
const ops = <T>(path: string, body: unknown = {}) => callOps<T>(set.studio.url, path, body, set.clock.now().getTime())

test('seeding plays real rounds for every launch, and the books of the operator hold', async () => {
  const player = await set.player()
  const launches = [
    { code: await player.launchCode(), gameCode: 'jade-dragon' },
    { code: 'no-such-code', gameCode: 'jade-dragon' },
  ]
  const { body } = await ops<Seeded>('seed', { launches, spins: 6 })
  expect(body).toEqual({ rounds: 6, cut: [{ gameCode: 'jade-dragon', code: 'LAUNCH_CODE_INVALID' }] })
  await player.start()
  const { rounds } = (await player.call<{ rounds: RoundView[] }>('rounds')).body
  expect(rounds.map(({ outcome }) => outcome)).toEqual(Array(6).fill('settled'))
  expect(rounds[0]?.balance).toBe(await player.wallet())
  await set.proveBooks()
})

test('a call without a signature, or with one that was used or is old, is refused', async () => {
  const url = `${set.studio.url}/ops/status`
  expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(401)
  const signer = { vendor: 'studio', keyId: 'k1', secret: 'demo-studio-secret' }
  const now = set.clock.now().getTime()
  const once = { method: 'POST', body: '{}', headers: await signedHeaders(signer, '/ops/status', '{}', now) }
  expect((await fetch(url, once)).status).toBe(200)
  expect((await fetch(url, once)).status).toBe(401)
  const old = await signedHeaders(signer, '/ops/status', '{}', now - 301_000)
  expect((await fetch(url, { ...once, headers: old })).status).toBe(401)
  const another = await signedHeaders({ ...signer, secret: 'guess' }, '/ops/status', '{}', now)
  expect((await fetch(url, { ...once, headers: another })).status).toBe(401)
})

test('a signature for one call does not open another', async () => {
  const signer = { vendor: 'studio', keyId: 'k1', secret: 'demo-studio-secret' }
  const headers = await signedHeaders(signer, '/ops/status', '{}', set.clock.now().getTime())
  expect((await fetch(`${set.studio.url}/ops/settle`, { method: 'POST', body: '{}', headers })).status).toBe(401)
})

test('there is no door for staff on an address that others can reach', async () => {
  const outside = Object.values(networkInterfaces())
    .flat()
    .find(each => each && !each.internal && each.family === 'IPv4')
  if (!outside) return
  const reach = fetch(`${set.studio.url.replace('127.0.0.1', outside.address)}/healthz`)
  await expect(reach).rejects.toThrow()
})

test.each(['dropRequest', 'dropResponse', 'duplicate', 'delay'] as const)(
  'the chaos switch "%s" strikes the next bet once, and nothing is lost',
  async effect => {
    const player = await set.player()
    await player.start()
    expect((await ops('chaos', { effect, call: 'bet', ms: 5 })).status).toBe(200)
    await player.spin('5.00')
    await set.studio.settle()
    set.breathe()
    expect((await player.spin('5.00')).body.outcome).toBe('settled')
    await set.proveBooks()
    const { rounds } = (await player.call<{ rounds: RoundView[] }>('rounds')).body
    expect(rounds[0]?.balance).toBe(await player.wallet())
  },
)

test('what waits for the operator can be seen and tried again', async () => {
  const player = await set.player()
  await player.start()
  await ops('chaos', { effect: 'dropRequest', call: 'win' })
  const { roundId } = (await player.spin()).body
  expect((await ops('status')).body).toMatchObject({
    open: [{ id: roundId, state: 'winSent' }],
    waiting: [{ kind: 'win', attempts: 1, trouble: 'TypeError' }],
  })
  expect((await ops('settle')).body).toEqual({ tried: 1, open: 0 })
})
