import { toMinor, trialTypes } from '@baize/contract'
import type { Db } from '../../db/open.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { currencyOf, grantTrial, grantWelcome } from '../../wallet/index.ts'
import { audit } from '../../audit-trail/index.ts'
import type { AuditKind } from '../../audit-trail/index.ts'
import { addPlayer } from '../players/index.ts'
import type { NewPlayer, Player } from '../players/index.ts'
import { rememberAddress } from '../security/index.ts'
import { registration } from './tables.ts'

/** What a new member finds in the wallet, in whole units of the platform's currency. */
const welcome = '1000'

export interface NewAccount extends NewPlayer {
  /** Of the registration that asks; one key opens one account. Accounts that nobody registered have none. */
  key?: string
  /** What shows, where there is no password, that a registration sent again is the same (see `proofOf`). */
  proof?: string
  what: Extract<AuditKind, 'register' | 'freeplay'>
  ip: string | null
  /** What else belongs to the account. What it throws undoes everything. */
  also?: (tx: Db, player: Player) => Promise<void>
}

/** Another request with the same key came first; thrown, so that nothing of this one stays. */
class KeyTaken extends Error {}

/**
 * Opens an account together with all that belongs to it and its first money: all or nothing. Null where the username is taken, or the key.
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
  else {
    const currency = currencyOf(deps, player.type)
    await grantWelcome(ledger, player.id, currency, toMinor(welcome, currency))
  }
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
