import { commitmentOf } from './draw.ts'
import { toHex } from './hex.ts'
import type { Deps } from '../deps.ts'
import { inTransaction } from '../store/open.ts'
import { addSeed, type CommittedSecret, type Seed, seedsOf } from '../store/seeds.ts'

/** A secret of 32 random bytes and what commits to it. */
export async function newSecret({ random }: Pick<Deps, 'random'>): Promise<CommittedSecret> {
  const serverSeed = toHex(random.bytes(32))
  return { serverSeed, commitment: await commitmentOf(serverSeed) }
}

/**
 * The player's seed in play and the next one; both are made, and committed to, before the first
 * bet.
 */
export async function ensureSeeds(deps: Deps, player: string, gameCode: string): Promise<{ active: Seed; next: Seed }> {
  const there = seedsOf(deps.store, player, gameCode)
  if (there) return there
  const secrets = [await newSecret(deps), await newSecret(deps)]
  return inTransaction(deps.store, () => {
    // Two first visits at once: the second finds what the first one made.
    if (!seedsOf(deps.store, player, gameCode))
      for (const secret of secrets) addSeed(deps.store, player, gameCode, secret)
    const made = seedsOf(deps.store, player, gameCode)
    if (!made) throw new Error('Seeds were added and are not there')
    return made
  })
}
