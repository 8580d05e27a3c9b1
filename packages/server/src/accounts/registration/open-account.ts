import { trialTypes } from '@baize/contract'
import type { Db } from '../../db/open.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { grantTrial } from '../../wallet/index.ts'
import { audit } from '../../audit-trail/index.ts'
import type { AuditKind } from '../../audit-trail/index.ts'
import { addPlayer } from '../players/index.ts'
import type { NewPlayer, Player } from '../players/index.ts'
import { rememberAddress } from '../security/index.ts'
import { registration } from './tables.ts'
import { payWelcome } from './welcome.ts'

export interface NewAccount extends NewPlayer {
  /**
   * Idempotency key of the registration; one key opens one account. Seeded accounts and downlines
   * have none.
   */
  key?: string
  /**
   * Proof, where there is no password, that a registration sent again is the same (see
   * `repeatProofOf`).
   */
  proof?: string
  what: Extract<AuditKind, 'register' | 'freeplay'>
  ip: string | null
  /** Writes further rows of the account in the same transaction; an error undoes all of it. */
  also?: (tx: Db, player: Player) => Promise<void>
}

/** Thrown to roll the transaction back where another request with the same key was first. */
class KeyTaken extends Error {}

/**
 * Opens an account with its further rows and first money in one transaction. Null where the
 * username or the key is taken.
 */
export async function openAccount(deps: Deps, newAccount: NewAccount): Promise<Player | null> {
  try {
    return await inTransaction(deps.db, tx => open(deps, tx, newAccount))
  } catch (error) {
    if (error instanceof KeyTaken) return null
    throw error
  }
}

async function open(deps: Deps, tx: Db, { key, proof, what, ip, also, ...fields }: NewAccount): Promise<Player | null> {
  const player = await addPlayer(deps, tx, fields)
  if (!player) return null
  if (key) await noteKey(deps, tx, { key, playerId: player.id, proof: proof ?? null })
  await also?.(tx, player)
  const ledger = { ...deps, db: tx }
  if (trialTypes.includes(player.type)) await grantTrial(ledger, player.id)
  else await payWelcome(ledger, player, { registeredBySelf: ip !== null })
  if (what === 'register' && ip) await rememberAddress({ deps: ledger, ip }, player.id)
  await audit(deps, tx, { what, account: player.account, playerId: player.id, ip })
  return player
}

async function noteKey(
  { clock }: Deps,
  tx: Db,
  row: Pick<typeof registration.$inferInsert, 'key' | 'playerId' | 'proof'>,
): Promise<void> {
  const noted = await tx
    .insert(registration)
    .values({ ...row, at: clock.now() })
    .onConflictDoNothing()
    .returning()
  if (!noted.length) throw new KeyTaken()
}
