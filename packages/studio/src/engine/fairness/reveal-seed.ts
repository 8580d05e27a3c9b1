import { type Deps, nowOf } from '../deps.ts'
import { Refusal } from '../refusal.ts'
import { inTransaction } from '../store/open.ts'
import { openRoundOf } from '../store/rounds.ts'
import { addSeed, markRevealed, type Seed, seedsOf } from '../store/seeds.ts'
import { ensureSeeds, newSecret } from './commit-seeds.ts'

/**
 * Reveals the seed in play; the one whose commitment was shown all the while takes its place.
 * @throws Refusal ROUND_OPEN while a round hangs on the seed
 */
export async function revealSeed(
  deps: Deps,
  player: string,
  gameCode: string,
): Promise<{ revealed: Seed; active: Seed; next: Seed }> {
  await ensureSeeds(deps, player, gameCode)
  const secret = await newSecret(deps)
  return inTransaction(deps.store, () => {
    if (openRoundOf(deps.store, player)) throw new Refusal('ROUND_OPEN')
    const before = seedsOf(deps.store, player, gameCode)
    if (!before) throw new Error('A player lost the seeds')
    markRevealed(deps.store, player, gameCode, before.active.number, nowOf(deps))
    addSeed(deps.store, player, gameCode, secret)
    const after = seedsOf(deps.store, player, gameCode)
    if (!after) throw new Error('Seeds were added and are not there')
    return { revealed: before.active, ...after }
  })
}
