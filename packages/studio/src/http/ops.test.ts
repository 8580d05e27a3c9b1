import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { callOps } from '../../test/ops.ts'
import { studioSetup } from '../../test/setup.ts'
import type { RoundView } from '../engine/rounds/round-view.ts'
import type { SeededRoundsResult } from '../engine/rounds/seeded-rounds.ts'
import { effectNames } from '../engine/wallet/chaos-effects.ts'
import { signedHeaders } from '../engine/wallet/sign.ts'
import type { ChaosView } from './ops.ts'

const set = studioSetup()
const ops = <T>(path: string, body: unknown = {}) => callOps<T>(set.studio.url, path, body, set.clock.now().getTime())

test('seeding plays real rounds for every launch, and the books of the operator hold', async () => {
  const player = await set.player()
  const launches = [
    { code: await player.launchCode(), gameCode: 'jade-dragon' },
    { code: 'no-such-code', gameCode: 'jade-dragon' },
  ]
  const { body } = await ops<SeededRoundsResult>('seed', { launches, spins: 6 })
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

test('commands of staff are not answered on an address that others can reach', async () => {
  const outside = Object.values(networkInterfaces())
    .flat()
    .find(each => each && !each.internal && each.family === 'IPv4')
  if (!outside) return
  const reach = fetch(`${set.studio.url.replace('127.0.0.1', outside.address)}/healthz`)
  await expect(reach).rejects.toThrow()
})

test('the chaos switches are listed with what they do, and none is on by itself', async () => {
  const { armed, effects } = (await ops<ChaosView>('chaos')).body
  expect(armed).toEqual([])
  expect(effects.map(({ effect }) => effect)).toEqual(effectNames)
})

test('a chaos switch strikes once, or until it is switched off', async () => {
  const player = await set.player()
  await player.start()
  await ops('chaos', { effect: 'dropRequest', call: 'bet' })
  await ops('chaos', { effect: 'dropRequest', call: 'win', mode: 'on' })
  const outcomes: string[] = []
  const spin = async () => {
    set.passPause()
    outcomes.push((await player.playRound('5.00')).body.outcome)
    await set.studio.settle()
  }
  await spin()
  await spin()
  expect((await ops<ChaosView>('chaos', { mode: 'off', call: 'win' })).body.armed).toEqual([])
  await set.studio.settle()
  await spin()
  expect(outcomes).toEqual(['rolledBack', 'paying', 'settled'])
  const { rounds } = (await player.call<{ rounds: RoundView[] }>('rounds')).body
  expect(rounds.map(({ outcome }) => outcome)).toEqual(['settled', 'settled', 'rolledBack'])
  expect(rounds[0]?.balance).toBe(await player.wallet())
  await set.proveBooks()
})

test('a chaos switch that makes no sense is refused', async () => {
  for (const wrong of [{ effect: 'flood' }, { effect: 'winBeforeBet', call: 'rollback' }, { mode: 'on' }])
    expect((await ops('chaos', wrong)).status).toBe(400)
})

test('calls that wait for the operator can be listed and tried again', async () => {
  const player = await set.player()
  await player.start()
  await ops('chaos', { effect: 'dropRequest', call: 'win' })
  const { roundId } = (await player.playRound()).body
  expect((await ops('status')).body).toMatchObject({
    open: [{ id: roundId, state: 'winSent' }],
    waiting: [{ kind: 'win', attempts: 1, trouble: 'TypeError' }],
  })
  expect((await ops('settle')).body).toEqual({ tried: 1, open: 0 })
})
