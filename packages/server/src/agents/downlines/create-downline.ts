import { checkField, createDownline } from '@baize/contract'
import type { Input } from '@baize/contract'
import { and, count, eq, gt } from 'drizzle-orm'
import { audit, auditOf } from '../../audit-trail/index.ts'
import { hashPassword } from '../../accounts/security/index.ts'
import { bindPlayer, openAccount, fieldRule, playerBinding } from '../../accounts/registration/index.ts'
import { player } from '../../accounts/players/index.ts'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import type { Context, SessionInfo } from '../../http/route.ts'
import { readSetting } from '../../db/settings.ts'
import { agentOf, opens } from '../tree/index.ts'
import { giveAgain, openedBefore } from './opened-before.ts'
import { openingPassword } from './opening-password.ts'
import { registerSetting } from '../../system/index.ts'

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
