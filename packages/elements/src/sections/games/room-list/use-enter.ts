import { callError, type CallError } from '@baize/client'
import { launchGame } from '@baize/contract'
import { useState } from 'react'
import { gamePage } from '../../../shared/games/game-steps.ts'
import { openInTab } from '../shared/launch/open-in-tab.ts'
import { useOwnSite } from '../../../shared/gates/own-site.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useReport, useScope, useText } from '../../../scope.ts'

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
 * The way into a room: the event first, then the page of the game on the operator's own site, and a tab of its own elsewhere (GAME-24). To be
 * called inside the click, so that no browser blocks the window.
 */
export function useEnter({ vendor, gameCode, nodeId }: RoomRequest, emit: (detail: RoomChosen) => boolean) {
  const scope = useScope()
  const own = useOwnSite()
  const report = useReport()
  const { language } = useText()
  const { open, navigate } = useNavigation()
  const [pending, setPending] = useState<string | null>(null)
  const [failure, setFailure] = useState<CallError | null>(null)

  async function inTab(roomId: string): Promise<void> {
    setPending(roomId)
    setFailure(null)
    try {
      const wish = { gameType, vassalage: vendor, gameCode, roomId, device: 'WEB', language } as const
      await openInTab(() => scope.call(launchGame, wish))
    } catch (cause) {
      const error = callError(cause)
      if (error.code === 'NOT_LOGGED_IN') return open('login')
      setFailure(error)
      report(error)
    } finally {
      setPending(null)
    }
  }

  function enter(roomId: string): void {
    if (!emit({ nodeId, vendor, gameType, gameCode, roomId })) return
    if (own) navigate(gamePage({ vassalage: vendor, gameType, gameCode, nodeId, roomId }))
    else if (!pending) void inTab(roomId)
  }
  return { enter, pending, failure }
}
