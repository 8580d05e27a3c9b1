import { CallError, pageOrigin } from '@baize/client'
import { launch, launchGame, platform, type Category, type Output } from '@baize/contract'
import { useStart } from '../../../shared/games/frame/use-start.ts'
import { useScope, useSession, useText } from '../../../scope.ts'

export type Launched = Output<typeof launch>
export interface GameRequest {
  vendor?: string
  gameType?: Category
  gameCode?: string
  nodeId?: string
  roomId?: string
  selection?: string
}

/**
 * Starts the game that the element names, a game against other people in its room (GAME-24). Trials
 * start none (ROLE-09).
 */
export function useGame({ vendor, gameType, gameCode, nodeId, roomId, selection }: GameRequest) {
  const scope = useScope()
  const { isLogin, isTrial } = useSession()
  const { language } = useText()
  return useStart<Launched, 'guest' | 'trial'>(
    !isLogin ? 'guest' : isTrial ? 'trial' : null,
    [scope, vendor, gameType, gameCode, nodeId, roomId, selection],
    async signal => {
      if (!vendor || !gameType || !gameCode) throw new CallError('INVALID_URL')
      if (gameType === 'PVP') {
        const room = {
          vassalage: vendor,
          gameType,
          gameCode,
          ...(roomId && { roomId }),
          device: 'WEB',
          language,
        } as const
        const { game, ...launched } = await scope.call(launchGame, { ...room, backUrl: pageOrigin() }, { signal })
        if (!game) throw new CallError('GAME_NOT_FOUND')
        return { ...launched, game }
      }
      const input = {
        vassalage: vendor,
        gameType,
        gameCode,
        ...(nodeId && { gameId: nodeId, nodeId }),
        ...(selection && { selection }),
        platform: platform.games,
        language,
      }
      return scope.call(launch, { ...input, backUrl: pageOrigin() }, { signal })
    },
  )
}
