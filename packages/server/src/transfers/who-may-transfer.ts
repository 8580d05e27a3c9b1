import { agentTypes, memberTypes, trialTypes } from '@baize/contract'
import type { TransferDirection } from '@baize/contract'
import { storedUsernameOf, playerByAccount } from '../accounts/players/index.ts'
import type { Player } from '../accounts/players/index.ts'
import { depthBelow, uplineOf } from '../agents/tree/index.ts'
import type { Deps } from '../deps.ts'
import { readSetting } from '../db/settings.ts'
import { transfersSetting } from '../system/index.ts'

/** Whether an account may receive money: a real one that is not disabled. */
const mayReceive = ({ type, disabled }: Player): boolean =>
  !disabled && memberTypes.includes(type) && !trialTypes.includes(type)

/** Only agents have a downline that they may transfer to (WAL-15, WAL-18). */
export const mayTransferDown = ({ type }: Pick<Player, 'type'>): boolean => agentTypes.includes(type)

/**
 * The account directly above: agents may always transfer to it, members where the site lets them
 * (WAL-16, WAL-17).
 */
export async function allowedUpline(deps: Deps, who: Player): Promise<Player | null> {
  const { memberTransferUpline } = await readSetting(deps, transfersSetting)
  const upline = await uplineOf(deps.db, who.id)
  const isAllowed = agentTypes.includes(who.type) || memberTransferUpline
  return isAllowed && upline && mayReceive(upline) ? upline : null
}

/**
 * An account below an agent, at any depth, named in full. The same queries run whether or not there
 * is such an account, so that neither the answer nor its time tells an agent which other accounts
 * exist.
 */
async function allowedDownline({ db, random }: Deps, who: Player, account: string): Promise<Player | null> {
  const named = await playerByAccount(db, who.merchant, storedUsernameOf(account))
  const depth = await depthBelow(db, who.id, named?.id ?? random.id())
  return mayTransferDown(who) && named && depth !== null && mayReceive(named) ? named : null
}

/**
 * The account that a transfer goes to, by direction; null where the player may not transfer there,
 * for whatever reason.
 */
export const counterpartOf: Readonly<
  Record<TransferDirection, (deps: Deps, who: Player, account: string) => Promise<Player | null>>
> = { upline: allowedUpline, downline: allowedDownline }
