import { fromMinor } from '@baize/contract'
import { siteTimeAt } from '../accounts/security/index.ts'
import { readSetting } from '../db/settings.ts'
import type { Deps } from '../deps.ts'
import type { MessageKindName } from '../messages/message-kinds.ts'
import { leaveMessage } from '../messages/player-messages.ts'
import { siteSetting } from '../system/index.ts'
import type { StoredPart } from './tables.ts'
import type { WholeWithdrawal } from './view.ts'

/**
 * Leaves a message of what became of a withdrawal, or of one part of it, in the transaction in
 * which it did.
 */
export async function notifyOrderOwner(
  deps: Pick<Deps, 'db' | 'clock' | 'random'>,
  { order }: WholeWithdrawal,
  kind: Extract<MessageKindName, `withdrawal${string}`>,
  { part, reason = '' }: { part?: Pick<StoredPart, 'amount' | 'deadline'>; reason?: string } = {},
): Promise<void> {
  const { gmtOffset } = await readSetting(deps, siteSetting)
  const { playerId, orderNo, amount, currency } = order
  await leaveMessage(deps, playerId, kind, {
    order: orderNo,
    amount: `${fromMinor(part?.amount ?? amount, currency)} ${currency}`,
    until: part ? siteTimeAt(part.deadline, gmtOffset) : '',
    reason,
  })
}
