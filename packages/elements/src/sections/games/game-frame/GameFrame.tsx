import { pageRegistry, type CallError } from '@baize/client'
import { useEffect } from 'react'
import { gamePage } from '../../../shared/games/game-steps.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { GameBar } from '../../../shared/games/frame/GameBar.tsx'
import { useExit } from '../../../shared/games/frame/neighbours.ts'
import { TabGame } from '../../../shared/games/frame/TabGame.tsx'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useCustomState } from '../../../runtime/context.tsx'
import { Suggestions } from '../shared/launch/LaunchDialog.tsx'
import { suggestionsOf } from '../shared/launch/suggestions.ts'
import { RunningGame } from './RunningGame.tsx'
import { useGame } from './use-game.ts'
import type { gameFrame } from './game-frame.element.ts'

interface FailedProps {
  error: CallError
  onAgain: () => void
  onExit: () => void
}

/**
 * Why a game did not start, with retry, lobby and other games (GAME-28, GAME-29). One that is not
 * found, or that the address does not name, cannot be retried.
 */
function Failed({ error, onAgain, onExit }: FailedProps) {
  const { t, refusal } = useText()
  const { navigate } = useNavigation()
  const gone = error.code === 'GAME_NOT_FOUND' || error.code === 'INVALID_URL'
  const lobby = (
    <Button kind={gone ? 'primary' : 'ghost'} onClick={() => onExit()}>
      {t('frame.lobby')}
    </Button>
  )
  return (
    <div className="game-failed" role="alert">
      {gone ? (
        <EmptyState title={refusal(error)} action={lobby} />
      ) : (
        <>
          <LoadFailure error={error} onRetry={onAgain} />
          {lobby}
          <Suggestions games={suggestionsOf(error)} onPick={game => navigate(gamePage(game))} />
        </>
      )}
    </div>
  )
}

/** Why guests and trial accounts do not play, and the way to an account that does (GAME-14). */
function Closed({ isTrial }: { isTrial: boolean }) {
  const { t } = useText()
  const { open } = useNavigation()
  const [title, label, way] = isTrial
    ? (['game.realAccount', 'in_increase_submit', 'real-account'] as const)
    : (['error.NOT_LOGGED_IN', 'account.login', 'login'] as const)
  return (
    <EmptyState
      title={t(title)}
      action={
        <Button kind="primary" onClick={() => open(way)}>
          {t(label)}
        </Button>
      }
    />
  )
}

/** The game page (ROUTE-58): a bar, and the game, or why it does not run. */
export function GameFrame({ emit, ...request }: ViewProps<typeof gameFrame>) {
  const { t } = useText()
  const exit = useExit()
  const state = useGame(request)
  useCustomState('loading', state.is === 'loading')
  const { vendor = '', gameType = '', gameCode = '', nodeId = '' } = request
  const page = gamePage({ vassalage: vendor, gameType, gameCode, nodeId })
  const name = state.is === 'running' ? state.launched.game.gameName : null
  useEffect(() => {
    if (name) emit('baize-game-start', { name })
  }, [name, emit])

  // Vendors let the operator's pages frame their games, and not the page around such a one.
  const inTab = state.is === 'running' && (state.launched.game.openMode === 'tab' || pageRegistry().framed)
  if (state.is === 'running' && !inTab) {
    const { launched, again } = state
    return (
      <RunningGame
        key={launched.launchId}
        launched={launched}
        page={page}
        onAgain={again}
        onExit={exit}
        onRound={roundId => emit('baize-game-end', { roundId })}
      />
    )
  }
  return (
    <div className="frame-page">
      <GameBar page={page} onExit={exit} />
      <div className="frame-ground">
        {state.is === 'loading' && <p className="frame-wait">{t('frame.loading')}</p>}
        {(state.is === 'guest' || state.is === 'trial') && <Closed isTrial={state.is === 'trial'} />}
        {inTab && <TabGame launch={state.launch} />}
        {state.is === 'failed' && <Failed error={state.error} onAgain={state.again} onExit={exit} />}
      </div>
    </div>
  )
}
