import { palettes } from '@baize/art'
import { type Deps } from '../deps.ts'
import { openSession } from '../rounds/open-session.ts'
import { storedMatch, liveSeatOf } from '../store/matches.ts'
import type { Session } from '../store/sessions.ts'
import { Refusal } from '../refusal.ts'
import { roomsView, type TableView, tableView } from './rooms-view.ts'

/** The table that a player sits at, null where they sit at none. */
export function ownTable(deps: Deps, { player, gameCode }: Session): TableView | null {
  const seat = liveSeatOf(deps.store, player, gameCode)
  const match = seat && storedMatch(deps.store, seat)
  return match && tableView(deps, match, seat)
}

/**
 * Everything that the page of a game with rooms needs to begin; somebody who sits already comes
 * back to the table.
 * @throws Refusal LAUNCH_CODE_INVALID, OPERATOR_DOWN, NOT_FOUND where the game has no rooms
 */
export async function startCardRooms(deps: Deps, { code, gameCode }: { code: string; gameCode: string }) {
  const { games } = deps
  if (!games.cardGameOf(gameCode)) throw new Refusal('NOT_FOUND')
  const { token, session, balance } = await openSession(deps, { launchCode: code, gameCode })
  const { currency, symbol, nickname, hostOrigin, lobbyUrl } = session
  const theme = games.themeOf(gameCode)
  return {
    token,
    gameCode,
    nickname,
    balance,
    currency,
    symbol,
    hostOrigin,
    lobbyUrl,
    rtp: games.rulesOf(gameCode).rtp,
    theme: { ...theme, colours: { room: palettes[theme.palette], frame: palettes[theme.frame] } },
    rooms: roomsView(deps, gameCode, currency),
    table: ownTable(deps, session),
  }
}
/** The answer to a page of rooms that starts. */
export type CardRoomsStart = Awaited<ReturnType<typeof startCardRooms>>
