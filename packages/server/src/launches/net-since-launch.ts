import { fromMinor, gameSession } from '@baize/contract'
import { and, eq, sql } from 'drizzle-orm'
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

async function netOf(db: Db, { playerId, id }: Launch): Promise<{ net: bigint; rounds: number }> {
  const [sum] = await db
    .select({
      net: sql<string>`coalesce(sum(${gameRounds.win} - ${gameRounds.bet}), 0)::text`,
      rounds: sql<string>`count(*) filter (where ${gameRounds.state} <> 'rolled_back')::text`,
    })
    .from(gameRounds)
    .where(and(eq(gameRounds.playerId, playerId), eq(gameRounds.launchId, id)))
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
