import { and, eq, gt, isNull } from 'drizzle-orm'
import { playerById } from '../accounts/players/index.ts'
import { digest, newSecret } from '../access/secrets.ts'
import { isAlive, keepAlive, sessionById } from '../accounts/sessions/index.ts'
import type { Deps } from '../deps.ts'
import { gameLaunches } from './tables.ts'
import type { Launch } from './tables.ts'
import { Refusal } from '../http/refusal.ts'
import { fromMinor, vendorAuthenticate, vendorBalance } from '@baize/contract'
import { readMoney } from '../wallet/index.ts'
import { symbolOf } from '../text/currency-symbol.ts'
import { shownBalance } from './money.ts'
import { playerIdOf } from './player-id.ts'
import { signedRoute } from './signed-route.ts'

/** Milliseconds after which a game session ends, whatever happens in it. */
const longestSession = 12 * 3_600_000

/**
 * The launch of a live game session. A game session ends with the session of the player that launched it, when the account is disabled, and
 * after twelve hours. Playing keeps the player's session alive (API-70).
 * @throws Refusal GAME_SESSION_ENDED
 */
export async function liveLaunch(deps: Deps, vendor: string, playerId: string, session: string): Promise<Launch> {
  const now = deps.clock.now()
  const [launch] = await deps.db
    .select()
    .from(gameLaunches)
    .where(
      and(
        eq(gameLaunches.playerId, playerId),
        eq(gameLaunches.sessionHash, digest(session)),
        eq(gameLaunches.vendor, vendor),
      ),
    )
  if (!launch?.openedAt || now.getTime() - launch.openedAt.getTime() > longestSession)
    throw new Refusal('GAME_SESSION_ENDED')
  const own = await sessionById(deps.db, playerId, launch.sessionId)
  const player = await playerById(deps.db, playerId)
  if (!own || !isAlive(own, now) || !player || player.disabled) throw new Refusal('GAME_SESSION_ENDED')
  await keepAlive(deps, own)
  return launch
}

/**
 * Uses a launch code up and opens its game session: of two calls with one code, only one does.
 * @throws Refusal LAUNCH_CODE_INVALID for a code that is unknown, used, expired, or of another vendor or game
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
  const { playerId, currency, language, hostOrigin, lobbyUrl } = await openSession(
    deps,
    vendor,
    launchCode,
    gameCode,
    session,
  )
  const player = await playerById(deps.db, playerId)
  if (!player || player.disabled) throw new Refusal('LAUNCH_CODE_INVALID')
  const { cash } = await readMoney(deps, playerId)
  return {
    session,
    player: playerId,
    nickname: player.nickname,
    balance: fromMinor(cash, currency),
    currency,
    currencySymbol: symbolOf(currency),
    language,
    hostOrigin,
    lobbyUrl,
  }
})

export const balanceRoute = signedRoute(vendorBalance, async (input, deps, vendor) => {
  const playerId = playerIdOf(input.player)
  await liveLaunch(deps, vendor, playerId, input.session)
  return shownBalance(deps, playerId)
})
