import { commitmentOf } from './draw.ts'
import { toHex } from './hex.ts'
import { type Deps, nowOf } from '../deps.ts'
import { atomically } from '../store/open.ts'
import { openRoundOf } from '../store/rounds.ts'
import { addSeed, type CommittedSecret, reveal, type Seed, seedsOf } from '../store/seeds.ts'
import { Refusal } from '../refusal.ts'

/** A secret of 32 random bytes and what commits to it. */
export async function newSecret({ random }: Pick<Deps, 'random'>): Promise<CommittedSecret> {
  const serverSeed = toHex(random.bytes(32))
  return { serverSeed, commitment: await commitmentOf(serverSeed) }
}

/** The player's seed in play and the next one; both are made, and committed to, before the first bet. */
export async function ensureSeeds(deps: Deps, player: string, gameCode: string): Promise<{ active: Seed; next: Seed }> {
  const there = seedsOf(deps.store, player, gameCode)
  if (there) return there
  const secrets = [await newSecret(deps), await newSecret(deps)]
  return atomically(deps.store, () => {
    // Two first visits at once: the second finds what the first one made.
    if (!seedsOf(deps.store, player, gameCode))
      for (const secret of secrets) addSeed(deps.store, player, gameCode, secret)
    const made = seedsOf(deps.store, player, gameCode)
    if (!made) throw new Error('Seeds were added and are not there')
    return made
  })
}

/**
 * Reveals the seed in play; the one whose commitment was shown all the while takes its place.
 * @throws Refusal ROUND_OPEN while a round hangs on the seed
 */
export async function rotateSeed(
  deps: Deps,
  player: string,
  gameCode: string,
): Promise<{ revealed: Seed; active: Seed; next: Seed }> {
  await ensureSeeds(deps, player, gameCode)
  const secret = await newSecret(deps)
  return atomically(deps.store, () => {
    if (openRoundOf(deps.store, player)) throw new Refusal('ROUND_OPEN')
    const before = seedsOf(deps.store, player, gameCode)
    if (!before) throw new Error('A player lost the seeds')
    reveal(deps.store, player, gameCode, before.active.number, nowOf(deps))
    addSeed(deps.store, player, gameCode, secret)
    const after = seedsOf(deps.store, player, gameCode)
    if (!after) throw new Error('Seeds were added and are not there')
    return { revealed: before.active, ...after }
  })
}
