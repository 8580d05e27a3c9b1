import { launchGame } from '@baize/contract'
import type { Output } from '@baize/contract'
import { useStart } from '../../../shared/games/frame/use-start.ts'
import { useOwnSite } from '../../../shared/gates/own-site.ts'
import { useScope, useSession, useText } from '../../../scope.ts'
import { launchOf, type LotteryRequest } from './lottery-request.ts'

export type Launched = Output<typeof launchGame>

/** Starts the lottery that is wished for. Lotteries run in the operator's own pages alone, and not for trials (LOTT-17). */
export function useLottery(wish: LotteryRequest) {
  const scope = useScope()
  const own = useOwnSite()
  const { isLogin, isTrial } = useSession()
  const { language } = useText()
  const obstacle = !isLogin ? 'guest' : isTrial ? 'trial' : !own ? 'elsewhere' : null
  const { mode, prizeMode, gameCode } = wish
  return useStart<Launched, NonNullable<typeof obstacle>>(obstacle, [scope, mode, prizeMode, gameCode], signal =>
    scope.call(launchGame, launchOf(wish, language, `${location.origin}/`), { signal }),
  )
}
