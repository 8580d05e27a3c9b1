import { CallError } from '@baize/client'
import { launch, platform } from '@baize/contract'
import type { Category, Output } from '@baize/contract'
import { useStart } from '../../parts/frame/use-start.ts'
import { useScope, useSession, useText } from '../../scope.ts'

export type Launched = Output<typeof launch>
export interface GameWish {
  vendor?: string
  gameType?: Category
  gameCode?: string
  nodeId?: string
}

/** Starts the game that the element names, for who is logged in. */
export function useGame({ vendor, gameType, gameCode, nodeId }: GameWish) {
  const scope = useScope()
  const { isLogin } = useSession()
  const { language } = useText()
  return useStart<Launched, 'guest'>(
    isLogin ? null : 'guest',
    [scope, vendor, gameType, gameCode, nodeId],
    async signal => {
      if (!vendor || !gameType || !gameCode) throw new CallError('GAME_NOT_FOUND')
      const wish = {
        vassalage: vendor,
        gameType,
        gameCode,
        ...(nodeId && { nodeId }),
        platform: platform.games,
        language,
      }
      return scope.call(launch, { ...wish, backUrl: location.origin }, { signal })
    },
  )
}
