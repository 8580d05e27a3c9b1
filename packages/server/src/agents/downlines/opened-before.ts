import type { createDownline, Input, Output } from '@baize/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { audit, auditOf } from '../../audit-trail/index.ts'
import { hashPassword } from '../../accounts/security/index.ts'
import { accountOf, playerById, player } from '../../accounts/players/index.ts'
import type { Player } from '../../accounts/players/index.ts'
import { registration } from '../../accounts/registration/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Context, SessionInfo } from '../../http/route.ts'
import { opens } from '../tree/index.ts'
import { openingPassword } from './opening-password.ts'

/** How long the same call may be sent again, in milliseconds. */
const repeatable = 3_600_000

/**
 * The account that the same call opened before, while nobody has made it their own.
 * @throws Refusal TX_CONFLICT where the key was used for another account, or the account is in use
 */
export async function openedBefore(
  { db, clock }: Deps,
  key: string,
  { username, type }: Pick<Input<typeof createDownline>, 'username' | 'type'>,
): Promise<Player | null> {
  const [earlier] = await db.select().from(registration).where(eq(registration.key, key))
  if (!earlier) return null
  const who = await playerById(db, earlier.playerId)
  const isFresh = clock.now().getTime() - earlier.at.getTime() < repeatable
  const isSame = who?.account === accountOf(username) && who.type === opens[type]
  if (!who || !isFresh || !isSame || !who.passwordGiven || who.lastLoginAt) throw new Refusal('TX_CONFLICT')
  return who
}

/** A new password in the place of the one that got lost: it is kept nowhere, so it cannot be told twice. @throws Refusal TX_CONFLICT or BUSY */
export async function giveAgain(
  ctx: Context,
  agent: SessionInfo,
  { id, account }: Player,
): Promise<Output<typeof createDownline>> {
  const { deps } = ctx
  const password = openingPassword(deps.random)
  const passwordHash = await hashPassword(deps, password)
  await inTransaction(deps.db, async tx => {
    const unused = and(eq(player.id, id), eq(player.passwordGiven, true), isNull(player.lastLoginAt))
    const given = await tx.update(player).set({ passwordHash }).where(unused).returning({ id: player.id })
    if (!given.length) throw new Refusal('TX_CONFLICT')
    const who = { id: agent.playerId, account: agent.account }
    await audit(deps, tx, { ...auditOf(ctx, who), what: 'downline-opened', reason: 'again', after: { account } })
  })
  return { account, password }
}
