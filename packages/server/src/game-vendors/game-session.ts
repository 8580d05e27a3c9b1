import { and, eq, gt, isNull } from 'drizzle-orm'
import { playerById } from '../accounts/players/index.ts'
import { digest, newSecret } from '../secrets.ts'
import { isAlive, keepAlive, sessionById } from '../accounts/sessions/index.ts'
import { runStatement, statement } from '../db/statement.ts'
import type { Deps } from '../deps.ts'
import { gameLaunches } from './tables.ts'
import type { Launch } from './tables.ts'
import { Refusal } from '../http/refusal.ts'
import { vendorAuthenticate, vendorBalance, hour } from '@baize/contract'
import { symbolOf } from '../text/currency-symbol.ts'
import { shownBalance } from './money.ts'
import { playerIdOf } from './player-id.ts'
import { signedRoute } from './signed-route.ts'

/** Milliseconds after which a game session ends, whatever happens in it. */
export const maxSessionTime = 12 * hour

/** What a bet needs to know of the launch that it belongs to. */
export type LiveLaunch = Pick<Launch, 'id' | 'vassalage' | 'gameType' | 'gameCode' | 'currency' | 'wallet'>

interface FoundLaunch extends LiveLaunch {
  opened: string | null
  token_hash: string
  seen: string
  ends: string
}

/** A launch with the session that it was made in, of a player who is not disabled. */
const readLaunch = statement<{ player: string; sessionHash: string; vendor: string }, FoundLaunch>()`
  select l.id, l.vassalage, l.game_type as "gameType", l.game_code as "gameCode", l.currency, l.wallet, l.opened_at::text as opened,
    s.token_hash, s.seen_at::text as seen, s.ends_at::text as ends
  from game_launch l
  join session s on s.player_id = l.player_id and s.id = l.session_id
  join player p on p.id = l.player_id and not p.disabled
  where l.player_id = ${'player'} and l.session_hash = ${'sessionHash'} and l.vendor = ${'vendor'}`

/**
 * The launch of a live game session. A game session ends with the session of the player that
 * launched it, when the account is disabled, and after twelve hours. Playing keeps the player's
 * session alive (API-70).
 * @throws Refusal GAME_SESSION_ENDED
 */
export async function liveLaunch(deps: Deps, vendor: string, player: string, session: string): Promise<LiveLaunch> {
  const now = deps.clock.now()
  const [found] = await runStatement(deps.db, readLaunch, { player, sessionHash: digest(session), vendor })
  if (!found?.opened || now.getTime() - new Date(found.opened).getTime() > maxSessionTime)
    throw new Refusal('GAME_SESSION_ENDED')
  const { id, vassalage, gameType, gameCode, currency, wallet, token_hash: tokenHash } = found
  const times = { seenAt: new Date(found.seen), endsAt: new Date(found.ends) }
  if (!isAlive(times, now)) throw new Refusal('GAME_SESSION_ENDED')
  await keepAlive(deps, { tokenHash, ...times })
  return { id, vassalage, gameType, gameCode, currency, wallet }
}

/**
 * Uses a launch code up and opens its game session: of two calls with one code, only one does.
 * @throws Refusal LAUNCH_CODE_INVALID for a code that is unknown, used, expired, or of another
 *   vendor or game
 */
async function openSession(
  deps: Deps,
  vendor: string,
  code: string,
  gameCode: string,
  session: string,
): Promise<Launch> {
  const now = deps.clock.now()
  const [launch] = await deps.db
    .update(gameLaunches)
    .set({ openedAt: now, sessionHash: digest(session) })
    .where(
      and(
        eq(gameLaunches.codeHash, digest(code)),
        eq(gameLaunches.vendor, vendor),
        eq(gameLaunches.gameCode, gameCode),
        isNull(gameLaunches.openedAt),
        gt(gameLaunches.codeExpiresAt, now),
      ),
    )
    .returning()
  if (!launch) throw new Refusal('LAUNCH_CODE_INVALID')
  const own = await sessionById(deps.db, launch.playerId, launch.sessionId)
  if (!own || !isAlive(own, now)) throw new Refusal('LAUNCH_CODE_INVALID')
  return launch
}

/** Opens a game session for the player, game and currency of a launch code. */
export const authenticateRoute = signedRoute(vendorAuthenticate, async ({ launchCode, gameCode }, deps, vendor) => {
  const session = newSecret(deps.random)
  const { playerId, currency, language, hostOrigin, lobbyUrl, wallet } = await openSession(
    deps,
    vendor,
    launchCode,
    gameCode,
    session,
  )
  const player = await playerById(deps.db, playerId)
  if (!player || player.disabled) throw new Refusal('LAUNCH_CODE_INVALID')
  const { balance } = await shownBalance(deps, playerId, wallet)
  return {
    session,
    player: playerId,
    nickname: player.nickname,
    balance,
    currency,
    currencySymbol: symbolOf(currency),
    language,
    hostOrigin,
    lobbyUrl,
    wallet,
  }
})

export const balanceRoute = signedRoute(vendorBalance, async (input, deps, vendor) => {
  const playerId = playerIdOf(input.player)
  const { wallet } = await liveLaunch(deps, vendor, playerId, input.session)
  return shownBalance(deps, playerId, wallet)
})
