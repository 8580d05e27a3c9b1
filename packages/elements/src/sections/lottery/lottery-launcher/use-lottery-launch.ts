import type { LotteryMenu } from '@baize/contract'
import { useSession } from '../../../scope.ts'
import { stepOf } from '../../../shared/games/game-steps.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'

export interface LotteryLaunched {
  nodeId: string
  vendor: string
  gameType: string
  gameCode: string
}

/** The way from a click on a lottery to its page: login first, then the event, then the page (GAME-15 to GAME-17, LOTT-15). */
export function useLotteryLaunch(emit: (detail: LotteryLaunched) => boolean): (menu: LotteryMenu) => void {
  const { isLogin, isTrial } = useSession()
  const { open, navigate } = useNavigation()
  return ({ nodeId, vassalage, gameType, gameCode }) => {
    const step = stepOf({ vassalage, gameType, gameCode, isGame: 'GAME' })
    if (!isLogin) return open('login')
    if (isTrial) return open('real-account')
    if (emit({ nodeId, vendor: vassalage, gameType, gameCode }) && step.do === 'navigate') navigate(step.to)
  }
}
