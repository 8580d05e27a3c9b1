import { fromMinor } from '@baize/contract'
import { siteTimeAt } from '../accounts/security/index.ts'
import type { StoredBonus } from '../bonus-money/index.ts'
import { readSetting } from '../db/settings.ts'
import type { Deps } from '../deps.ts'
import type { MessageKindName } from '../messages/message-kinds.ts'
import { leaveMessage } from '../messages/player-messages.ts'
import { siteSetting } from '../system/index.ts'

/** Leaves a message of what became of a bonus, in the transaction in which it did. */
export async function notifyBonusOwner(
  deps: Pick<Deps, 'db' | 'clock' | 'random'>,
  { playerId, name, amount, turnoverNeeded, balance, currency, validUntil }: StoredBonus,
  kind: Extract<MessageKindName, `bonus${string}`>,
  reason = '',
): Promise<void> {
  const { gmtOffset } = await readSetting(deps, siteSetting)
  const text = (units: bigint) => `${fromMinor(units, currency)} ${currency}`
  await leaveMessage(deps, playerId, kind, {
    name,
    amount: text(amount),
    balance: text(balance),
    turnover: text(turnoverNeeded),
    until: siteTimeAt(validUntil, gmtOffset),
    reason,
  })
}
