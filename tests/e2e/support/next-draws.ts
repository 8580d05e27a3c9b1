import type { Instance } from '../../../scripts/lib/instance.ts'
import { advance, expect } from './own-platform.ts'

/**
 * All lotteries and tables that are played here are drawn within this time, and its bets are open
 * again so much later; milliseconds.
 */
const period = 180_000
const opening = 10_000

/**
 * The time as the studio has it: it reads the platform's clock now and then. 0 while it starts
 * again: a chaos switch may have killed it.
 */
async function studioTime({ studio }: Instance): Promise<number> {
  const reply = await fetch(`${studio}/api/lottery/games`).catch(() => null)
  return reply ? Date.parse(((await reply.json()) as { now: string }).now) : 0
}

/**
 * Lets the draws come that were bet on, and stops where bets are taken everywhere and the studio
 * has heard the time.
 */
export async function nextDraws(baize: Instance): Promise<void> {
  const now = await advance(baize, 0)
  const then = await advance(baize, Math.ceil(((Math.floor(now / period) + 1) * period + opening - now) / 1000))
  await expect.poll(() => studioTime(baize), 'the clock of the studio').toBeGreaterThanOrEqual(then)
}
