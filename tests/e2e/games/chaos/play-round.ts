import { type ChaosCase, outcomeOf } from '@baize/studio/test/chaos-cases'
import type { Instance } from '../../../../scripts/lib/instance.ts'
import { expect } from '../../support/own-platform.ts'
import { minor } from '../../support/steps.ts'
import type { Tab } from './players.ts'
import { arm, walletOf } from './chaos-commands.ts'
import type { Table } from './game-drivers.ts'
import { paidIn } from './messages.ts'

/** What game and site say that the player has, in minor units. */
async function balancesOf({ page, game }: Tab): Promise<Record<'game' | 'bar', bigint>> {
  const own = await game.getByRole('group', { name: 'Balance' }).locator('.value').textContent()
  const bar = page.locator('.bar-figures dd').first()
  return { game: minor(own ?? ''), bar: minor((await bar.textContent()) ?? '') }
}

/** Game, site and ledger agree, to the last minor unit. */
async function expectBalance(baize: Instance, { tab }: Table, due: bigint): Promise<void> {
  await expect.poll(() => balancesOf(tab), { timeout: 30_000 }).toEqual({ game: due, bar: due })
  expect(await walletOf(baize, tab.person.name), 'the wallet').toBe(due)
}

/**
 * Waits for the end of a round, and proves that what the page says of it is what the wallet holds.
 */
export type Rest = () => Promise<void>

/**
 * Begins a round that a switch strikes. A round that ends with its press, or is taken back, is over
 * then.
 * @returns what is left of it once the draws have come, or null
 */
export async function begin(baize: Instance, table: Table, chaos: ChaosCase): Promise<Rest | null> {
  const { call } = chaos
  const outcome = outcomeOf(chaos)
  const before = await walletOf(baize, table.tab.person.name)
  await table.tab.page.bringToFront()
  // Only a bet that nobody is sure of is ever taken back.
  if (call === 'rollback') await arm(baize, { effect: 'dropResponse', call: 'bet' })
  if (call !== 'win' || table.waits === null) await arm(baize, chaos)
  const said = await table.bet(outcome)
  const paid = (text: string) => expectBalance(baize, table, before - table.stake + paidIn(text))
  if (outcome === 'rolledBack') await expectBalance(baize, table, before)
  else if (table.waits === null) await paid(said)
  else return async () => paid(await table.end())
  return null
}

/** Lets a switch strike the wins of rounds that wait for their draws. */
export async function armWins(baize: Instance, chaos: ChaosCase, tables: readonly Table[]): Promise<void> {
  const wins = tables.reduce((sum, { waits }) => sum + (waits ?? 0), 0)
  if (chaos.call === 'win') await arm(baize, chaos, chaos.effect === 'kill' ? Math.min(1, wins) : wins)
}
