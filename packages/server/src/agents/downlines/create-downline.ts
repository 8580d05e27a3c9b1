import { checkField, createDownline, hour, plainText } from '@baize/contract'
import type { Input, Output } from '@baize/contract'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { audit, auditOf } from '../../audit-trail/index.ts'
import { hashPassword } from '../../accounts/security/index.ts'
import { bindPlayer, openAccount, fieldRule, playerBinding, registration } from '../../accounts/registration/index.ts'
import { lockPlayer, player, storedUsernameOf, playerById } from '../../accounts/players/index.ts'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import type { Context, SessionInfo } from '../../http/route.ts'
import { readSetting } from '../../db/settings.ts'
import { agentOf, accountTypeFor } from '../tree/index.ts'
import { registerSetting } from '../../system/index.ts'
import type { Player } from '../../accounts/players/index.ts'
import type { Db } from '../../db/open.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps, Random } from '../../deps.ts'

/** Letters and digits that are not mistaken for one another when they are read out. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const length = 12

/**
 * A password for another person, who changes it at the first login (AGT-23): 59 bits, with a letter
 * and a digit, as every rule wants.
 */
function initialPassword(random: Random): string {
  const drawn = Array.from({ length }, () => alphabet[random.below(alphabet.length)]).join('')
  return /[a-z]/.test(drawn) && /\d/.test(drawn) ? drawn : initialPassword(random)
}

/** Milliseconds for which the same idempotency key is answered again. */
const repeatableFor = hour

/**
 * The account that the same call opened before, as long as its owner has not logged in.
 * @throws Refusal TX_CONFLICT where the key was used for another account, or the account is in use
 */
async function accountOpenedBefore(
  { db, clock }: Deps,
  key: string,
  { username, type }: Pick<Input<typeof createDownline>, 'username' | 'type'>,
): Promise<Player | null> {
  const [earlier] = await db.select().from(registration).where(eq(registration.key, key))
  if (!earlier) return null
  const who = await playerById(db, earlier.playerId)
  const isFresh = clock.now().getTime() - earlier.at.getTime() < repeatableFor
  const isSame = who?.account === storedUsernameOf(username) && who.type === accountTypeFor[type]
  if (!who || !isFresh || !isSame || !who.mustChangePassword || who.lastLoginAt) throw new Refusal('TX_CONFLICT')
  return who
}

/**
 * Replaces the password of an account that was opened before: the first one is stored only as a
 * hash.
 * @throws Refusal TX_CONFLICT or BUSY
 */
async function replacePassword(
  ctx: Context,
  agent: SessionInfo,
  { id, account }: Player,
): Promise<Output<typeof createDownline>> {
  const { deps } = ctx
  const password = initialPassword(deps.random)
  const passwordHash = await hashPassword(deps, password)
  await inTransaction(deps.db, async tx => {
    const unused = and(eq(player.id, id), eq(player.mustChangePassword, true), isNull(player.lastLoginAt))
    const given = await tx.update(player).set({ passwordHash }).where(unused).returning({ id: player.id })
    if (!given.length) throw new Refusal('TX_CONFLICT')
    const who = { id: agent.playerId, account: agent.account }
    await audit(deps, tx, { ...auditOf(ctx, who), what: 'downline-opened', reason: 'again', after: { account } })
  })
  return { account, password }
}

/**
 * The usernames of agents' accounts follow the rule of registration. @throws Refusal FIELD_INVALID
 */
async function checkUsername({ deps }: Context, username: string): Promise<void> {
  const problem = checkField(fieldRule(await readSetting(deps, registerSetting), 'username'), username)
  if (problem) throw new Refusal('FIELD_INVALID', { fields: { username: problem.key } })
}

/** Requires that an agent may open one more account. @throws Refusal RATE_LIMITED */
const requireUnderOpeningLimit = ({ limits }: Deps, db: Db, agentId: string): Promise<void> =>
  limits.requireCount('downline-accounts', async (since, max) => {
    const ownOpened = and(eq(playerBinding.boundTo, agentId), eq(playerBinding.boundBy, 'agent'))
    const newest = await db
      .select({ at: player.registeredAt })
      .from(playerBinding)
      .innerJoin(player, eq(player.id, playerBinding.playerId))
      .where(and(ownOpened, gt(player.registeredAt, since)))
      .orderBy(desc(player.registeredAt))
      .limit(max)
    return newest.map(({ at }) => at)
  })

async function openDownline(ctx: Context, agent: SessionInfo, asked: Input<typeof createDownline>, key: string) {
  const { deps, site } = ctx
  const { type } = asked
  const username = plainText(asked.username)
  await checkUsername(ctx, username)
  await requireUnderOpeningLimit(deps, deps.db, agent.playerId)
  const password = initialPassword(deps.random)
  const opened = await openAccount(deps, {
    merchant: site.merchant,
    username,
    type: accountTypeFor[type],
    passwordHash: await hashPassword(deps, password),
    key,
    what: 'register',
    // The address is the agent's, and must not become a known one of the new account.
    ip: null,
    also: async (tx, { id, account }) => {
      await lockPlayer(tx, agent.playerId)
      await requireUnderOpeningLimit(deps, tx, agent.playerId)
      await tx.update(player).set({ mustChangePassword: true }).where(eq(player.id, id))
      await bindPlayer(tx, id, { boundTo: agent.playerId, boundBy: 'agent', code: null })
      const who = { id: agent.playerId, account: agent.account }
      await audit(deps, tx, { ...auditOf(ctx, who), what: 'downline-opened', after: { account, type } })
    },
  })
  return opened && { account: opened.account, password }
}

/**
 * Opens an account directly below the agent. Its password is in this answer and nowhere else, and
 * allows nothing but its own change (AGT-23, AUTH-26). The same call sent again within an hour,
 * because its answer was lost, gets a new password for the same account.
 */
export const createDownlineRoute = route(createDownline, async (asked, ctx) => {
  const agent = agentOf(ctx)
  const key = `agent:${agent.playerId}:${asked.idempotencyKey}`
  const before = await accountOpenedBefore(ctx.deps, key, asked)
  if (before) return replacePassword(ctx, agent, before)
  const opened = await openDownline(ctx, agent, asked, key)
  if (opened) return opened
  const meanwhile = await accountOpenedBefore(ctx.deps, key, asked)
  if (meanwhile) return replacePassword(ctx, agent, meanwhile)
  throw new Refusal('USERNAME_TAKEN')
})
