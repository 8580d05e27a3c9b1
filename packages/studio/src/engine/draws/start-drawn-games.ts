import { decimals, fromMinor } from '@baize/contract'
import { palettes } from '@baize/art'
import type { Deps } from '../deps.ts'
import type { DrawnGame, Games } from '../game.ts'
import { openSession } from '../rounds/open-session.ts'
import { Refusal } from '../refusal.ts'
import { gamesView } from './draws-view.ts'

/** Look of each game of a family. */
function look(games: Games, gameCode: string) {
  const { name, palette, frame, emblem } = games.themeOf(gameCode)
  return { gameCode, name, palette, emblem, colours: { room: palettes[palette], frame: palettes[frame] } }
}

/** Stakes of a family are those of its first game. */
const stakesOf = (games: Games, [first]: readonly DrawnGame[], currency: string): string[] =>
  first
    ? games
        .rulesOf(first.gameCode)
        .stakes(decimals(currency))
        .map(stake => fromMinor(stake, currency))
    : []

/**
 * Everything that the page of drawn games needs to begin: the session is of a family, and may bet
 * on every game of it.
 * @throws Refusal LAUNCH_CODE_INVALID, OPERATOR_DOWN, NOT_FOUND where the code is of no family
 */
export async function startDrawnGames(deps: Deps, launch: { code: string; gameCode: string }) {
  const { games: catalogue } = deps
  const family = catalogue.familyOf(launch.gameCode)
  if (!family) throw new Refusal('NOT_FOUND')
  const { token, session, balance } = await openSession(deps, { launchCode: launch.code, gameCode: launch.gameCode })
  const { currency, symbol, hostOrigin, lobbyUrl, gameCode } = session
  const { now, games } = gamesView(deps, catalogue.gamesOf(family))
  return {
    family: family.name,
    token,
    gameCode,
    balance,
    currency,
    symbol,
    hostOrigin,
    lobbyUrl,
    stakes: stakesOf(catalogue, catalogue.gamesOf(family), currency),
    now,
    games: games.map(game => ({ ...game, look: look(catalogue, game.gameCode) })),
  }
}
/** The answer to a page of drawn games that starts. */
export type DrawnGamesStart = Awaited<ReturnType<typeof startDrawnGames>>
