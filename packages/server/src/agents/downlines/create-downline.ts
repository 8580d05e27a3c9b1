import { checkField, createDownline } from '@baize/contract'
import type { Input, Output } from '@baize/contract'
import { and, count, eq, gt, isNull } from 'drizzle-orm'
import { audit, auditOf } from '../../audit-trail/index.ts'
import { hashPassword } from '../../accounts/security/index.ts'
import { bindPlayer, openAccount, fieldRule, playerBinding, registration } from '../../accounts/registration/index.ts'
import { player, accountOf, playerById } from '../../accounts/players/index.ts'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import type { Context, SessionInfo } from '../../http/route.ts'
import { readSetting } from '../../db/settings.ts'
import { agentOf, opens } from '../tree/index.ts'
import { registerSetting } from '../../system/index.ts'
import type { Player } from '../../accounts/players/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps, Random } from '../../deps.ts'

/** Without letters and figures that are taken for one another when they are read out. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const length = 12

/** A password for somebody else, who changes it at the first login (AGT-23): 59 bits, with a letter and a figure, as every rule wants. */
function openingPassword(random: Random): string {
  const drawn = Array.from({ length }, () => alphabet[random.below(alphabet.length)]).join('')
  return /[a-z]/.test(drawn) && /\d/.test(drawn) ? drawn : openingPassword(random)
}

/** How long the same call may be sent again, in milliseconds. */
const repeatable = 3_600_000

/**
 * The account that the same call opened before, while nobody has made it their own.
 * @throws Refusal TX_CONFLICT where the key was used for another account, or the account is in use
 */
async function openedBefore(
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
async function giveAgain(
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

const hour = 3_600_000
/** Accounts one agent may open in an hour: more than a person types, less than a script would. */
const perHour = 60

/** The usernames of agents' accounts follow the rule of registration. @throws Refusal FIELD_INVALID */
async function checkUsername({ deps }: Context, username: string): Promise<void> {
  const problem = checkField(fieldRule(await readSetting(deps, registerSetting), 'username'), username)
  if (problem) throw new Refusal('FIELD_INVALID', { fields: { username: problem.key } })
}

/** @throws Refusal RATE_LIMITED */
async function refuseTooMany({ deps: { db, clock } }: Context, agentId: string): Promise<void> {
  const since = new Date(clock.now().getTime() - hour)
  const ownOpened = and(eq(playerBinding.boundTo, agentId), eq(playerBinding.boundBy, 'agent'))
  const [found] = await db
    .select({ opened: count() })
    .from(playerBinding)
    .innerJoin(player, eq(player.id, playerBinding.playerId))
    .where(and(ownOpened, gt(player.registeredAt, since)))
  if ((found?.opened ?? 0) >= perHour) throw new Refusal('RATE_LIMITED', null, { retryAfter: hour / 1000 })
}

async function open(ctx: Context, agent: SessionInfo, asked: Input<typeof createDownline>, key: string) {
  const { deps, site } = ctx
  const { type } = asked
  const username = asked.username.trim()
  await checkUsername(ctx, username)
  await refuseTooMany(ctx, agent.playerId)
  const password = openingPassword(deps.random)
  const opened = await openAccount(deps, {
    merchant: site.merchant,
    username,
    type: opens[type],
    passwordHash: await hashPassword(deps, password),
    key,
    what: 'register',
    // The address is the agent's, and must not be known as the new account's.
    ip: null,
    also: async (tx, { id, account }) => {
      await tx.update(player).set({ passwordGiven: true }).where(eq(player.id, id))
      await bindPlayer(tx, id, { boundTo: agent.playerId, boundBy: 'agent', code: null })
      const who = { id: agent.playerId, account: agent.account }
      await audit(deps, tx, { ...auditOf(ctx, who), what: 'downline-opened', after: { account, type } })
    },
  })
  return opened && { account: opened.account, password }
}

/**
 * Opens an account directly below the agent. Its password is told here and nowhere else, and opens nothing but its own change (AGT-23,
 * AUTH-26). The same call sent again, because its answer was lost, gets a new password for the account of then.
 */
export const createDownlineRoute = route(createDownline, async (asked, ctx) => {
  const agent = agentOf(ctx)
  const key = `agent:${agent.playerId}:${asked.idempotencyKey}`
  const before = await openedBefore(ctx.deps, key, asked)
  if (before) return giveAgain(ctx, agent, before)
  const opened = await open(ctx, agent, asked, key)
  if (opened) return opened
  const meanwhile = await openedBefore(ctx.deps, key, asked)
  if (meanwhile) return giveAgain(ctx, agent, meanwhile)
  throw new Refusal('USERNAME_TAKEN')
})
