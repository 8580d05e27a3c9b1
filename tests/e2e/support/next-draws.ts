import type { Instance } from '../../../scripts/lib/instance.ts'
import { advance } from './own-platform.ts'

/** All lotteries and tables that are played here are drawn within this time, and its bets are open again so much later; milliseconds. */
const period = 180_000
const opening = 10_000

/** Lets the draws come that were bet on, and stops where bets are taken everywhere. */
export async function nextDraws(baize: Instance): Promise<void> {
  const now = await advance(baize, 0)
  await advance(baize, Math.ceil(((Math.floor(now / period) + 1) * period + opening - now) / 1000))
}
