import { launchGame } from '@baize/contract'
import { useState } from 'react'
import { gamePage } from '../../../shared/games/game-steps.ts'
import { useOwnSite } from '../../../shared/gates/use-own-site.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useCommand } from '../../../shared/actions/use-action.ts'
import { useScope, useText } from '../../../scope.ts'
import { openInTab } from '../shared/launch/open-in-tab.ts'

interface RoomRequest {
  vendor: string
  gameCode: string
  nodeId: string
}
export interface RoomChosen extends RoomRequest {
  gameType: string
  roomId: string
}

const gameType = 'PVP'

/**
 * Starts the game of a room: the event first, then the page of the game on the operator's own site, and a tab of its own elsewhere (GAME-24). To be
 * called inside the click, so that no browser blocks the window.
 */
export function useRoomLaunch({ vendor, gameCode, nodeId }: RoomRequest, emit: (detail: RoomChosen) => boolean) {
  const scope = useScope()
  const own = useOwnSite()
  const { language } = useText()
  const { open, navigate } = useNavigation()
  const [chosen, setChosen] = useState('')

  const perform = (roomId: string) => {
    setChosen(roomId)
    const input = { gameType, vassalage: vendor, gameCode, roomId, device: 'WEB', language } as const
    return openInTab(() => scope.call(launchGame, input))
  }
  const { busy, failure, run } = useCommand(perform, {
    onRefused({ code }) {
      if (code !== 'NOT_LOGGED_IN') return undefined
      open('login')
      return 'elsewhere'
    },
  })

  function launch(roomId: string): void {
    if (!emit({ nodeId, vendor, gameType, gameCode, roomId })) return
    if (own) navigate(gamePage({ vassalage: vendor, gameType, gameCode, nodeId, roomId }))
    else void run(roomId)
  }
  return { launch, pending: busy ? chosen : null, failure }
}
