import { expect, test } from 'vitest'
import { runCommand } from '../../server/src/app/commands.ts'
import { vendorBalance } from '@baize/contract'
import { vendorClient } from '@baize/testing/vendor-client'
import { demoSecret } from '../src/config.ts'
import type { RoundView } from '../src/engine/rounds/round-view.ts'
import { studioSetup } from './setup.ts'

const set = studioSetup()
const ops = async (...words: string[]) => {
  const { ok, lines } = await runCommand(set.platform.deps, words, 'ada')
  return { ok, said: lines.join('\n') }
}
const asked = { player: '01900000-0000-7000-8000-000000000000', session: 'none' }
const isTaken = async (signing: { keyId: string; secret: string }) => {
  const vendor = vendorClient(set.platform.url, demoSecret, () => set.clock.now())
  return (await vendor.call(vendorBalance, asked, signing)).code !== 'SIGNATURE_INVALID'
}
const refusals = () => set.line.seen.filter(({ status }) => status === 401)

test('a vendor changes its key while rounds run: no call of either side is refused, and after the end the old key is', async () => {
  const old = { keyId: 'k1', secret: demoSecret }
  const [player, waiting] = [await set.player(), await set.player()]
  const outcomes: string[] = []
  const spin = async () => {
    set.passPause()
    outcomes.push((await player.playRound()).body.outcome)
  }
  /** A round whose win the operator has not answered yet. */
  const leaveOpen = async () => {
    await set.studio.settle()
    set.passPause()
    set.line.strike('loseRequest', 'win')
    expect((await waiting.playRound()).body.outcome).toBe('paying')
  }
  /** The platform's own call to the studio. */
  const reach = async () => {
    set.platform.deps.config.origins.studio = set.studio.url
    expect(await ops('chaos')).toMatchObject({ ok: true })
  }

  await player.start()
  await waiting.start()
  await leaveOpen()
  const { said } = await ops('keys', 'begin', 'studio')
  const secret = /shown this once: (\S{43})$/m.exec(said)?.[1] ?? ''
  const fresh = { keyId: 'k2', secret }
  expect([await isTaken(old), await isTaken(fresh)]).toEqual([true, true])
  await spin()
  await reach()
  expect((await ops('keys')).said).toMatch(/k1: accepted, of the environment, \d+ calls[^]*k2: accepted, since/)
  expect((await ops('keys')).said).not.toContain(secret)

  await leaveOpen()
  await set.restart(1, { next: fresh })
  await spin()
  await reach()
  await leaveOpen()
  expect((await ops('keys', 'end', 'studio', 'k1')).said).toBe('k1 of studio is refused from now on; k2 stays.')
  await spin()
  await reach()
  await set.restart(1, { ...fresh, next: null })
  await spin()
  await reach()
  await set.studio.settle()

  expect(refusals()).toEqual([])
  const { rounds } = (await waiting.call<{ rounds: RoundView[] }>('rounds')).body
  expect([...outcomes, ...rounds.map(({ outcome }) => outcome)]).toEqual(Array(7).fill('settled'))
  expect([await isTaken(old), await isTaken({ ...old, keyId: 'k2' }), await isTaken(fresh)]).toEqual([
    false,
    false,
    true,
  ])
  await set.proveBooks()
})
