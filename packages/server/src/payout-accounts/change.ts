import { changePayoutAccount, removePayoutAccount } from '@baize/contract'
import { and, eq } from 'drizzle-orm'
import { checkPaymentPassword } from '../accounts/passwords/index.ts'
import { lockPlayer } from '../accounts/players/index.ts'
import {
  lockUndelayed,
  notifySecurityChange,
  playerOfSession,
  requireNoSecurityDelay,
  requireTwoFactorCode,
} from '../accounts/security/index.ts'
import { audit, auditOf } from '../audit-trail/index.ts'
import { inTransaction } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { route, sessionOf } from '../http/route.ts'
import { auditedFacts, payoutAccountOf, storedAccountsOf } from './accounts.ts'
import { payoutAccount } from './tables.ts'

const isAccount = (playerId: string, id: string) => and(eq(payoutAccount.playerId, playerId), eq(payoutAccount.id, id))

/** Makes an account the default (MEM-16): the one of the highest preference. */
export const changePayoutAccountRoute = route(changePayoutAccount, async ({ id }, ctx) => {
  const { deps } = ctx
  const { playerId } = sessionOf(ctx)
  await inTransaction(deps.db, async tx => {
    await lockPlayer(tx, playerId)
    const accounts = await storedAccountsOf(tx, playerId)
    if (!accounts.some(account => account.id === id)) throw new Refusal('NOT_FOUND')
    const [first] = accounts
    if (!first || first.id === id) return
    await tx
      .update(payoutAccount)
      .set({ preference: first.preference + 1 })
      .where(isAccount(playerId, id))
  })
  return {}
})

/** Removes an account (API-94). A withdrawal keeps a copy of where it goes. */
export const removePayoutAccountRoute = route(removePayoutAccount, async ({ id, paymentPassword, code }, ctx) => {
  const { deps } = ctx
  const who = await playerOfSession(ctx)
  const account = await payoutAccountOf(deps.db, who.id, id)
  if (!account) throw new Refusal('NOT_FOUND')
  await requireNoSecurityDelay(deps, who.id)
  await checkPaymentPassword(ctx, who.id, paymentPassword)
  await requireTwoFactorCode(ctx, who, code)
  const before = await auditedFacts(deps, account)
  await inTransaction(deps.db, async tx => {
    await lockUndelayed({ db: tx, clock: deps.clock }, who.id)
    const removed = await tx.delete(payoutAccount).where(isAccount(who.id, id)).returning({ id: payoutAccount.id })
    if (!removed.length) throw new Refusal('NOT_FOUND')
    await audit(deps, tx, { ...auditOf(ctx, who), what: 'payout-account-removed', reason: id, before })
  })
  await notifySecurityChange(ctx, who, 'payout-account-removed')
  return {}
})
