import { downlines, fromMinor } from '@baize/contract'
import type { Output } from '@baize/contract'
import { expireDueAgreements, givenAgreements } from '../agreements/index.ts'
import type { GivenAgreements } from '../agreements/index.ts'
import { route } from '../../http/route.ts'
import { currencyOf, minorUnitsOf } from '../../wallet/index.ts'
import { dateRangeOf } from '../../system/index.ts'
import { findDownlines } from './find-downlines.ts'
import type { DownlineRow } from './find-downlines.ts'
import { agentOf, requireLevel, nameAtLevel, downlineTypeOf, agentLine } from '../tree/index.ts'
import { pageWindow } from '../../http/paging.ts'
import { and, count, eq, gte, inArray, lte } from 'drizzle-orm'
import { player } from '../../accounts/players/index.ts'
import type { Db } from '../../db/open.ts'

/** How many agents and members stand below a player, at any depth. */
async function teamOf(db: Db, id: string): Promise<Output<typeof downlines>['team']> {
  const counted = await db
    .select({ type: player.type, accounts: count() })
    .from(agentLine)
    .innerJoin(player, eq(player.id, agentLine.descendant))
    .where(eq(agentLine.ancestor, id))
    .groupBy(player.type)
  const sum = (wanted: 'agent' | 'member') =>
    counted.reduce((total, { type, accounts }) => (downlineTypeOf(type) === wanted ? total + accounts : total), 0)
  return { agents: sum('agent'), members: sum('member') }
}

/**
 * The accounts from an agent down to an account below, both included, and nobody above the agent.
 */
async function pathTo(db: Db, to: { id: string; depth: number }): Promise<Output<typeof downlines>['path']> {
  const between = and(eq(agentLine.descendant, to.id), gte(agentLine.depth, 1), lte(agentLine.depth, to.depth))
  const above = await db.select({ id: agentLine.ancestor, depth: agentLine.depth }).from(agentLine).where(between)
  const levels = new Map(above.map(({ id, depth }) => [id, to.depth - depth]))
  levels.set(to.id, to.depth)
  const people = await db
    .select({ id: player.id, account: player.account })
    .from(player)
    .where(inArray(player.id, [...levels.keys()]))
  return people
    .map(({ id, account }) => ({ id, level: levels.get(id) ?? 0, account }))
    .map(one => ({ ...one, account: nameAtLevel(one.level, one.account) }))
    .sort((a, b) => a.level - b.level)
}

type Downline = Output<typeof downlines>['content'][number]

const timeOf = (at: Date | string): string => new Date(at).toISOString()

const downlineOf =
  (currency: string, agreements: ReadonlyMap<string, GivenAgreements>) =>
  ({ id, account, nickname, type, level, ...row }: DownlineRow): Downline => ({
    id,
    account: nameAtLevel(level, account),
    nickname: nameAtLevel(level, nickname),
    type: downlineTypeOf(type),
    level,
    isDirect: level === 1,
    balance: fromMinor(BigInt(row.balance), currency),
    currency,
    teamSize: Number(row.team_size),
    contracts: agreements.get(id)?.counts ?? null,
    rates: agreements.get(id)?.rates ?? [],
    registeredAt: timeOf(row.registered_at),
    lastLoginAt: row.last_login_at && timeOf(row.last_login_at),
    status: row.disabled ? 'disabled' : 'active',
  })

const minorOf = (amount: string | undefined, currency: string): bigint | null =>
  amount === undefined ? null : minorUnitsOf(amount, currency)

/**
 * The accounts below an agent that match a query, with totals and the path to them (AGT-17,
 * AGT-26).
 */
export const downlinesRoute = route(downlines, async (asked, ctx) => {
  const { deps } = ctx
  const { playerId: agentId, type } = agentOf(ctx)
  const parentId = asked.parent ?? agentId
  const depth = await requireLevel(deps.db, agentId, parentId)
  const currency = currencyOf(deps, type)
  const days = await dateRangeOf(deps, asked)
  const balance = { from: minorOf(asked.balanceFrom, currency), to: minorOf(asked.balanceTo, currency) }
  const { rows, totals } = await findDownlines(deps.db, { agentId, parentId, currency, days, balance, asked })
  await expireDueAgreements(deps.db, deps.clock.now(), agentId)
  const ids = rows.map(({ id }) => id)
  const agreements = await givenAgreements(deps.db, agentId, ids)
  return {
    content: rows.map(downlineOf(currency, agreements)),
    path: await pathTo(deps.db, { id: parentId, depth }),
    totals: {
      balance: fromMinor(BigInt(totals.balance), currency),
      currency,
      teamSize: Number(totals.team_size),
    },
    team: await teamOf(deps.db, parentId),
    ...pageWindow(asked).fields(Number(totals.total)),
  }
})
