import { vendorBet, vendorRollback, vendorWin } from '@baize/contract'
import { startPlaying } from '@baize/testing/playing'
import type { Playing } from '@baize/testing/playing'
import { vendorClient } from '@baize/testing/vendor-client'
import { beforeAll, expect, test, vi } from 'vitest'
import { demoSecret } from '../app/config.ts'
import { startedPlatform } from '../../test/started.ts'
import { runCommand } from '../app/commands.ts'

const report = vi.fn()
const started = startedPlatform({ report })
let vendor: ReturnType<typeof vendorClient>
let playing: Playing
const ops = async (...words: string[]) => (await runCommand(started.platform.deps, words, 'ada')).lines.join('\n')

beforeAll(async () => {
  vendor = vendorClient(started.platform.url, demoSecret, () => started.clock.now())
  playing = await startPlaying(started.client, vendor)
})

const round = (roundId: string) => {
  const { player, gameCode, session } = playing
  const common = { player, gameCode, roundId, currency: 'EUR' }
  return {
    bet: (amount = '1.00') => vendor.call(vendorBet, { ...common, session, txId: `${roundId}-bet`, amount }),
    win: (amount: string, txId = `${roundId}-win`, roundClosed = true) =>
      vendor.call(vendorWin, { ...common, txId, betTxId: `${roundId}-bet`, amount, roundClosed }),
    back: () => vendor.call(vendorRollback, { player, roundId, txId: `${roundId}-back`, betTxId: `${roundId}-bet` }),
  }
}

test('a win above the ceiling of its game is refused, reported once, listed for staff, and paid once they raise it', async () => {
  await ops('flags', 'set', 'wins.games', JSON.stringify({ [`studio:${playing.gameCode}`]: '500' }))
  const game = round('jackpot')
  await game.bet()
  for (const _ of ['first', 'again'])
    expect(await game.win('500.01')).toMatchObject({ status: 200, code: 'WIN_TOO_HIGH' })
  expect(report).toHaveBeenCalledOnce()
  expect(await ops('wins')).toMatch(/studio:\S+ round jackpot of \S+: 500\.01 EUR, sent 2 times/)
  expect(await ops('status')).toMatch(/wins refused +1/)

  await ops('flags', 'set', 'wins.games', JSON.stringify({ [`studio:${playing.gameCode}`]: '501' }))
  expect(await game.win('500.01')).toMatchObject({ success: true, value: { balance: '1499.01' } })
  expect(await ops('wins')).toBe('No win waits above a ceiling.')
  expect(await ops('audit')).toContain('The books are clean.')
})

test('the wins of a round together stay under the ceiling, which may be that of the vendor or of all', async () => {
  await ops('flags', 'set', 'wins.games', '{}')
  await ops('flags', 'set', 'wins.vendors.studio', '100')
  const game = round('in-parts')
  await game.bet()
  expect(await game.win('60.00', 'part-1', false)).toMatchObject({ success: true })
  expect(await game.win('40.01', 'part-2')).toMatchObject({ code: 'WIN_TOO_HIGH' })
  expect(await game.win('40.00', 'part-3')).toMatchObject({ success: true })
  await ops('flags', 'set', 'wins.vendors', '{}')
  const huge = round('huge')
  await huge.bet()
  expect(await huge.win('999999999999999.99')).toMatchObject({ status: 200, code: 'WIN_TOO_HIGH' })
  const waiting = async () => (await ops('wins')).split('\n').filter(line => line.includes(' round '))
  expect(await waiting(), 'its round was settled by another win').toEqual([expect.stringContaining('round huge')])
  expect(await ops('status')).toMatch(/wins refused +1/)
  await huge.back()
  expect(await waiting(), 'its round was rolled back').toEqual([])
  expect(await ops('status')).toMatch(/wins refused +0/)
})

test('during maintenance rounds that run are settled and rolled back, and no new bet is taken', async () => {
  const [won, lost, late] = [round('won'), round('lost'), round('late')]
  await won.bet()
  await lost.bet()
  await ops('status', 'maintenance', 'on')
  expect(await late.bet()).toMatchObject({ status: 503, code: 'MAINTENANCE' })
  expect(await won.win('2.00')).toMatchObject({ success: true })
  expect(await lost.back()).toMatchObject({ success: true })
  expect(await won.bet()).toMatchObject({ success: true })
  await ops('status', 'maintenance', 'off')
  expect(await late.bet()).toMatchObject({ success: true })
  expect(await ops('audit')).toContain('The books are clean.')
})
