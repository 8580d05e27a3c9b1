import type { Category, GameItem } from '@baize/contract'
import { Refusal } from '../http/refusal.ts'
import type { Context } from '../http/route.ts'
import { findGame, suggestGames } from '../games/index.ts'

/** How many other games are named instead of one under maintenance (GAME-28). */
const suggestedGames = 6

interface GameRequest {
  vassalage: string
  gameType: Category
  gameCode: string
}

/**
 * The game that is to be launched.
 * @throws Refusal GAME_NOT_FOUND, or GAME_MAINTENANCE with games to play instead (ERR-19)
 */
export async function playableGame(asked: GameRequest, { deps: { db, clock } }: Context): Promise<GameItem> {
  const game = await findGame(db, asked, clock.now())
  if (game?.gameType !== asked.gameType) throw new Refusal('GAME_NOT_FOUND')
  if (game.state === 'open') return game
  throw new Refusal('GAME_MAINTENANCE', {
    suggestions: await suggestGames(db, asked.gameType, suggestedGames, clock.now()),
  })
}
