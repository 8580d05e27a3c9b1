import { type Category, fromMinor, runningGames } from '@baize/contract'
import { and, desc, eq } from 'drizzle-orm'
import { gameRounds } from '../game-vendors/index.ts'
import { game } from '../games/index.ts'
import { route, sessionOf } from '../http/route.ts'

/** Matches that are named at most: a player sits at one table of a game. */
const maxMatches = 20

/**
 * Games that people play against each other, and that go on without a player who has left the page.
 */
const played: Category = 'PVP'

/**
 * The matches of a player that are not decided yet: rounds whose stake was taken and that the
 * vendor has not ended.
 */
export const runningGamesRoute = route(runningGames, async (_, ctx) => {
  const { playerId } = sessionOf(ctx)
  const rows = await ctx.deps.db
    .select({ round: gameRounds, game })
    .from(gameRounds)
    .innerJoin(game, and(eq(game.vassalage, gameRounds.vassalage), eq(game.gameCode, gameRounds.gameCode)))
    .where(and(eq(gameRounds.playerId, playerId), eq(gameRounds.state, 'open'), eq(gameRounds.gameType, played)))
    .orderBy(desc(gameRounds.openedAt))
    .limit(maxMatches)
  return {
    games: rows.map(({ round, game: { nodeId, name } }) => ({
      nodeId,
      vassalage: round.vassalage,
      gameType: played,
      gameCode: round.gameCode,
      gameName: name,
      stake: fromMinor(round.bet, round.currency),
      currency: round.currency,
      since: round.openedAt.toISOString(),
    })),
  }
})
