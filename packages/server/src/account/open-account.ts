import { toMinor, trialTypes } from '@baize/contract'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { currencyOf, grantTrial, grantWelcome } from '../wallet/index.ts'
import { audit } from './audit.ts'
import type { AuditKind } from './audit.ts'
import { addPlayer } from './players.ts'
import type { NewPlayer, Player } from './players.ts'
import { rememberAddress } from './second/index.ts'
import { registration } from './tables.ts'

/** What a new member finds in the wallet, in whole units of the platform's currency. */
const welcome = '1000'

export interface Opening extends NewPlayer {
  /** Of the registration that asks; one key opens one account. Accounts that nobody registered have none. */
  key?: string
  what: Extract<AuditKind, 'register' | 'freeplay'>
  ip: string | null
}

/** Opens an account together with its first money: both or neither. Null where the username is taken. */
export function openAccount(deps: Deps, { key, what, ip, ...fields }: Opening): Promise<Player | null> {
  return inTransaction(deps.db, async tx => {
    const player = await addPlayer(deps, tx, fields)
    if (!player) return null
    if (key) await tx.insert(registration).values({ key, playerId: player.id, at: deps.clock.now() })
    const ledger = { ...deps, db: tx }
    if (trialTypes.includes(player.type)) await grantTrial(ledger, player.id)
    else {
      const currency = currencyOf(deps, player.type)
      await grantWelcome(ledger, player.id, currency, toMinor(welcome, currency))
    }
    if (what === 'register' && ip) await rememberAddress({ deps: ledger, ip }, player.id)
    await audit(deps, tx, { what, account: player.account, playerId: player.id, ip })
    return player
  })
}
