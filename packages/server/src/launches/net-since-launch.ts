import { fromMinor, gameSession } from '@baize/contract'
import { and, eq, gte, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { Refusal } from '../http/refusal.ts'
import { route, sessionOf } from '../http/route.ts'
import { gameRounds, gameLaunches } from '../game-vendors/index.ts'
import { isUuid } from '../text/uuid.ts'
import type { Launch } from '../game-vendors/index.ts'

/** @throws Refusal NOT_FOUND where the player never launched it */
async function launchOf(db: Db, playerId: string, launchId: string): Promise<Launch> {
  if (!isUuid(launchId)) throw new Refusal('NOT_FOUND')
  const [launch] = await db
    .select()
    .from(gameLaunches)
    .where(and(eq(gameLaunches.playerId, playerId), eq(gameLaunches.id, launchId)))
  if (!launch) throw new Refusal('NOT_FOUND')
  return launch
}

/** Rounds that were open when a launch began may end in it: those of so long before it, in milliseconds. */
const carriedOver = 86_400_000

/**
 * Rounds of a launch, and what rounds of the same game brought that were bet before it and ended in it: a match or a draw goes on while its
 * player is away, and its stake was counted by the launch that it was placed in.
 */
async function netOf(db: Db, launch: Launch): Promise<{ net: bigint; rounds: number }> {
  const { playerId, id, vassalage, gameCode, launchedAt } = launch
  const own = sql`${gameRounds.launchId} = ${id}`
  const [sum] = await db
    .select({
      net: sql<string>`coalesce(sum(case when ${own} then ${gameRounds.win} - ${gameRounds.bet} else ${gameRounds.win} end), 0)::text`,
      rounds: sql<string>`count(*) filter (where ${own} and ${gameRounds.state} <> 'rolled_back')::text`,
    })
    .from(gameRounds)
    .where(
      and(
        eq(gameRounds.playerId, playerId),
        or(
          eq(gameRounds.launchId, id),
          and(
            eq(gameRounds.vassalage, vassalage),
            eq(gameRounds.gameCode, gameCode),
            gte(gameRounds.openedAt, new Date(launchedAt.getTime() - carriedOver)),
            lt(gameRounds.openedAt, launchedAt),
            gte(gameRounds.closedAt, launchedAt),
          ),
        ),
      ),
    )
  return { net: BigInt(sum?.net ?? 0), rounds: Number(sum?.rounds ?? 0) }
}

/** Won minus staked since a game was launched, from its rounds. */
export const gameSessionRoute = route(gameSession, async ({ launchId }, ctx) => {
  const { db, clock } = ctx.deps
  const launch = await launchOf(db, sessionOf(ctx).playerId, launchId)
  const { net, rounds } = await netOf(db, launch)
  const { currency, launchedAt } = launch
  return {
    startedAt: launchedAt.toISOString(),
    serverTime: clock.now().toISOString(),
    net: fromMinor(net, currency),
    currency,
    rounds,
  }
})
