import { fromMinor, gameSession, lotteryAreaOf, lotteryGames } from '@baize/contract'
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { Refusal } from '../http/refusal.ts'
import { route, sessionOf } from '../http/route.ts'
import { gameRounds, gameLaunches, shownBalance } from '../game-vendors/index.ts'
import { isUuid } from '../random.ts'
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

/** Games that a session may bet on: its own, and from one lottery all of its area. */
function gamesOf(gameCode: string): string[] {
  const area = lotteryAreaOf(gameCode)
  return area === null ? [gameCode] : lotteryGames.filter(each => each.area === area).map(each => each.gameCode)
}

/**
 * Won minus staked in the rounds of a launch, and in those of the same game that were still open
 * when it began: a match, a draw or a bet goes on while its player is away, and whoever comes back
 * finds its stake beside what it brings.
 */
async function netOf(db: Db, launch: Launch): Promise<{ net: bigint; rounds: number }> {
  const { playerId, id, vassalage, gameCode, launchedAt } = launch
  const isCarriedOver = and(
    eq(gameRounds.vassalage, vassalage),
    inArray(gameRounds.gameCode, gamesOf(gameCode)),
    lt(gameRounds.openedAt, launchedAt),
    sql`coalesce(${gameRounds.closedAt}, 'infinity') >= ${launchedAt.toISOString()}::timestamptz`,
  )
  const [sum] = await db
    .select({
      net: sql<string>`coalesce(sum(${gameRounds.win} - ${gameRounds.bet}), 0)::text`,
      rounds: sql<string>`count(*) filter (where ${gameRounds.state} <> 'rolled_back')::text`,
    })
    .from(gameRounds)
    .where(and(eq(gameRounds.playerId, playerId), or(eq(gameRounds.launchId, id), isCarriedOver)))
  return { net: BigInt(sum?.net ?? 0), rounds: Number(sum?.rounds ?? 0) }
}

/** The result of a game's session, from its rounds. */
export const gameSessionRoute = route(gameSession, async ({ launchId }, ctx) => {
  const { db, clock } = ctx.deps
  const launch = await launchOf(db, sessionOf(ctx).playerId, launchId)
  const { net, rounds } = await netOf(db, launch)
  const { playerId, currency, launchedAt, wallet } = launch
  return {
    startedAt: launchedAt.toISOString(),
    serverTime: clock.now().toISOString(),
    net: fromMinor(net, currency),
    currency,
    rounds,
    ...(wallet !== null && { balance: (await shownBalance(ctx.deps, playerId, wallet)).balance }),
  }
})
