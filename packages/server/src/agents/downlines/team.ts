import type { downlines, Output } from '@baize/contract'
import { and, count, eq, gte, inArray, lte } from 'drizzle-orm'
import { player } from '../../accounts/players/index.ts'
import type { Db } from '../../db/open.ts'
import { nameAt, typeOf, agentLine } from '../tree/index.ts'

/** Everybody below somebody, however far, by what they are. */
export async function teamOf(db: Db, id: string): Promise<Output<typeof downlines>['team']> {
  const counted = await db
    .select({ type: player.type, accounts: count() })
    .from(agentLine)
    .innerJoin(player, eq(player.id, agentLine.descendant))
    .where(eq(agentLine.ancestor, id))
    .groupBy(player.type)
  const sum = (wanted: 'agent' | 'member') =>
    counted.reduce((total, { type, accounts }) => (typeOf(type) === wanted ? total + accounts : total), 0)
  return { agents: sum('agent'), members: sum('member') }
}

/** The way from an agent down to somebody so many steps below, both named; nobody above the agent is told. */
export async function pathTo(db: Db, to: { id: string; depth: number }): Promise<Output<typeof downlines>['path']> {
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
    .map(one => ({ ...one, account: nameAt(one.level, one.account) }))
    .sort((a, b) => a.level - b.level)
}
