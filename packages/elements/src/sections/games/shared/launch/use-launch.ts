import { pageRegistry, type CallError } from '@baize/client'
import { launch as launchEndpoint, platform, type GameItem } from '@baize/contract'
import { useState } from 'react'
import { pendingDefaultAction } from '../../../../runtime/default-action.ts'
import { useCommand } from '../../../../shared/actions/use-action.ts'
import { useScope, useText } from '../../../../scope.ts'
import { gamePage, stepOf } from '../../../../shared/games/game-steps.ts'
import { storeLaunchList } from '../../../../shared/games/launch-list.ts'
import { useOwnSite } from '../../../../shared/gates/use-own-site.ts'
import { useNavigation } from '../../../../shared/navigation/use-navigation.ts'
import { openGamePage, openInTab } from '../../../../shared/games/open-in-tab.ts'

export interface GameLaunched {
  nodeId: string
  vendor: string
  gameType: string
  gameCode: string
  /** Fixture of a book, and the outcome of it, at which the game is to open. */
  selection: string | undefined
}

export interface Launching {
  /**
   * Starts a game, or does what its kind asks for. Must be called inside the click, so that no
   * browser blocks the window.
   */
  launch: (game: GameItem, selection?: string) => void
  /** Game that is being started in a tab. */
  pending: string | null
  /** Why the last start failed, and of which game. */
  failure: { error: CallError; game: GameItem } | null
  /** A game under maintenance that somebody chose. */
  closed: GameItem | null
  /** A game that a guest chose, and who is logged in by now: one more press starts it. */
  ready: { game: GameItem; selection: string | undefined } | null
  /** Something else that was asked of a game failed, and is told (ERR-38). */
  warn: (game: GameItem, error: CallError) => void
  dismiss: () => void
}

const loadWait = () => import('./start-after-login.ts')

/**
 * Starts a game after a click: login first, then the event, then the page or a tab of its own
 * (GAME-13 to GAME-23).
 * @param list - games of the list that they are chosen from, in its order
 */
export function useLaunch(emit: (detail: GameLaunched) => boolean, list?: () => readonly GameItem[]): Launching {
  const scope = useScope()
  const own = useOwnSite()
  const { language } = useText()
  const { open, navigate } = useNavigation()
  const [chosen, setChosen] = useState<GameItem | null>(null)

  const [closed, setClosed] = useState<GameItem | null>(null)
  const [ready, setReady] = useState<Launching['ready']>(null)
  const [warning, setWarning] = useState<Launching['failure']>(null)

  const perform = ({ game, selection }: { game: GameItem; selection: string | undefined }) => {
    setChosen(game)
    const { vassalage, gameType, gameCode, gameId, nodeId } = game
    const input = {
      ...{ vassalage, gameType, gameCode, gameId, nodeId, platform: platform.games, language },
      openMode: 'tab',
      ...(selection && { selection }),
    } as const
    return openInTab(() => scope.call(launchEndpoint, input))
  }
  const { busy, failure, run, clearFailure } = useCommand(perform, {
    onRefused({ code }) {
      if (code !== 'NOT_LOGGED_IN') return undefined
      open('login')
      return 'elsewhere'
    },
  })

  function launch(game: GameItem, selection?: string) {
    const session = scope.session.$session.get()
    const page = gamePage({ ...game, selection })
    const step = stepOf(game)
    const browsing =
      (step.do === 'open' && step.name === 'game-popup') || (step.do === 'navigate' && step.to.startsWith('/rng'))
    // What cannot be played is told at once, to whoever asks, and leads nowhere: a game, and a
    // vendor none of whose games is open (GAME-28).
    if (game.state === 'maintenance') return setClosed(game)
    const to = step.do === 'navigate' ? step.to : page
    if (own) storeLaunchList(to, list?.() ?? [])
    if (!browsing && !session.isLogin) {
      // On the operator's own site the login leads to the page of the game.
      if (!own)
        loadWait()
          .then(({ startAfterLogin }) =>
            startAfterLogin(
              scope.session,
              () => launch(game, selection),
              () => setReady({ game, selection }),
            ),
          )
          .catch(() => {})
      const { gameName, nodeName, showIcon } = game
      const head = { game: gameName || nodeName, ...(own && { art: showIcon }) }
      return open('login', { to, ...head })
    }
    if (!browsing && session.isTrial) return open('real-account')
    const { nodeId, vassalage: vendor, gameType, gameCode } = game
    pendingDefaultAction.run = () => launch(game, selection)
    if (!emit({ nodeId, vendor, gameType, gameCode, selection })) return
    if (step.do === 'navigate') return navigate(step.to)
    if (step.do === 'open') return open(step.name, step.detail)
    // The site in another tab would not know who plays in a frame here.
    if (own && !pageRegistry().framed && game.openMode !== 'tab') return openGamePage(page, navigate)
    void run({ game, selection })
  }

  return {
    launch,
    pending: busy && chosen ? chosen.nodeId : null,
    failure: warning ?? (failure && chosen && { error: failure, game: chosen }),
    closed,
    ready,
    warn: (game, error) => setWarning({ game, error }),
    dismiss() {
      setClosed(null)
      setWarning(null)
      setReady(null)
      clearFailure()
    },
  }
}
