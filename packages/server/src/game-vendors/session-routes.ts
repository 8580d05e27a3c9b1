import { fromMinor, vendorAuthenticate, vendorBalance } from '@baize/contract'
import { playerById } from '../accounts/players/index.ts'
import { newSecret } from '../access/secrets.ts'
import { Refusal } from '../http/refusal.ts'
import { readMoney } from '../wallet/index.ts'
import { symbolOf } from '../text/currency-symbol.ts'
import { liveLaunch, openSession } from './game-session.ts'
import { shownBalance } from './money.ts'
import { playerIdOf } from './player-id.ts'
import { signedRoute } from './signed-route.ts'

/** Burns a launch code and opens a game session for its player, game and currency. */
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
