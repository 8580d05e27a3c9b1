import type { ViewProps } from '../../../runtime/declare.ts'
import { useCustomState } from '../../../runtime/context.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Bar } from './Bar.tsx'
import { Failed } from './Failed.tsx'
import { Running } from './Running.tsx'
import { useGame } from './use-game.ts'
import type { gameFrame } from './game-frame.element.ts'

/** The game page (ROUTE-58): a bar, and the game or what stands in its way. */
export function GameFrame({ emit, ...wish }: ViewProps<typeof gameFrame>) {
  const { t } = useText()
  const { navigate, open } = useNavigation()
  const state = useGame(wish)
  useCustomState('loading', state.is === 'loading')
  const lobby = () => navigate('/')

  if (state.is === 'running') {
    const { launched, again } = state
    return (
      <Running
        key={launched.launchId}
        launched={launched}
        onAgain={again}
        onExit={lobby}
        onRound={roundId => emit('baize-game-end', { roundId })}
      />
    )
  }
  return (
    <div className="frame-page">
      <Bar onExit={lobby} />
      <div className="frame-ground">
        {state.is === 'loading' && <p className="frame-wait">{t('frame.loading')}</p>}
        {state.is === 'guest' && (
          <EmptyState
            title={t('error.NOT_LOGGED_IN')}
            action={
              <Button kind="primary" onClick={() => open('login')}>
                {t('account.login')}
              </Button>
            }
          />
        )}
        {state.is === 'failed' && <Failed error={state.error} onAgain={state.again} onExit={lobby} />}
      </div>
    </div>
  )
}
