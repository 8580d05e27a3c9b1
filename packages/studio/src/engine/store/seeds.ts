import type { Store } from './open.ts'

/** One secret of the studio for one player and game: `nonce` counts the bets made under it. */
export interface Seed {
  number: number
  serverSeed: string
  commitment: string
  clientSeed: string | null
  nonce: number
}

export interface CommittedSecret {
  serverSeed: string
  commitment: string
}

const columns = 'number, server_seed AS serverSeed, commitment, client_seed AS clientSeed, nonce'

/** The seed in play and the one after it, whose commitment is shown before it is ever used. */
export function seedsOf(store: Store, player: string, gameCode: string): { active: Seed; next: Seed } | null {
  const [active, next] = store
    .prepare(
      `SELECT ${columns} FROM seed WHERE player = ? AND game_code = ? AND revealed_at IS NULL ORDER BY number LIMIT 2`,
    )
    .all(player, gameCode) as unknown as Seed[]
  return active && next ? { active, next } : null
}

/** Adds a seed behind those there are. */
export function addSeed(store: Store, player: string, gameCode: string, hidden: CommittedSecret): void {
  store
    .prepare(
      `INSERT INTO seed (player, game_code, number, server_seed, commitment)
       SELECT :player, :gameCode, coalesce(max(number), 0) + 1, :serverSeed, :commitment FROM seed WHERE player = :player AND game_code = :gameCode`,
    )
    .run({ player, gameCode, ...hidden })
}

/** Takes the next nonce of the active seed, inside the transaction that makes the round. */
export function takeNonce(store: Store, player: string, gameCode: string, seed: Seed, clientSeed: string): number {
  store
    .prepare('UPDATE seed SET nonce = nonce + 1, client_seed = ? WHERE player = ? AND game_code = ? AND number = ?')
    .run(clientSeed, player, gameCode, seed.number)
  return seed.nonce + 1
}

/** Reveals a seed. Of those revealed before it only the ones that bets were made under are kept. */
export function markRevealed(store: Store, player: string, gameCode: string, number: number, now: number): void {
  store
    .prepare('DELETE FROM seed WHERE player = ? AND game_code = ? AND nonce = 0 AND revealed_at IS NOT NULL')
    .run(player, gameCode)
  store
    .prepare('UPDATE seed SET revealed_at = ? WHERE player = ? AND game_code = ? AND number = ?')
    .run(now, player, gameCode, number)
}

/** The seed under a round with its secret only where it was revealed. */
export function publicSeed(store: Store, player: string, gameCode: string, number: number) {
  return store
    .prepare(
      `SELECT commitment, iif(revealed_at IS NULL, NULL, server_seed) AS serverSeed, revealed_at AS revealedAt
       FROM seed WHERE player = ? AND game_code = ? AND number = ?`,
    )
    .get(player, gameCode, number) as { commitment: string; serverSeed: string | null; revealedAt: number | null }
}

/** The secret of a round, for the studio's own drawing. */
export function secretOf(store: Store, player: string, gameCode: string, number: number): string {
  const row = store
    .prepare('SELECT server_seed AS serverSeed FROM seed WHERE player = ? AND game_code = ? AND number = ?')
    .get(player, gameCode, number) as { serverSeed: string }
  return row.serverSeed
}
