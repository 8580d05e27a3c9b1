import { useEffect } from 'react'
import { OperatorSite } from '../../../shared/gates/OperatorSite.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { useCustomState } from '../../../runtime/context.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Bar } from './Bar.tsx'
import type { lotteryFrame } from './lottery-frame.element.ts'
import { Running } from './Running.tsx'
import { useLottery } from './use-lottery.ts'
import { pathOf } from './lottery-request.ts'

/** A launch page of lotteries (LOTT-14): a slim bar, and the lottery or what stands in its way. */
export function LotteryFrame({ emit, ...wish }: ViewProps<typeof lotteryFrame>) {
  const { t } = useText()
  const { navigate, open, redirect } = useNavigation()
  const { again, ...state } = useLottery(wish)
  const trial = state.is === 'trial'
  useCustomState('loading', state.is === 'loading')
  // A trial account is told why, and goes back home (LOTT-17).
  useEffect(() => {
    if (!trial) return
    redirect('/')
    open('real-account')
  }, [trial])

  const name = (state.is === 'running' && state.launched.game?.gameName) || t('lottery.title')
  const home = () => navigate('/')
  return (
    <div className="frame-page">
      <Bar name={name} member={state.is !== 'guest' && !trial} onExit={home} />
      {state.is === 'running' ? (
        <Running
          key={state.launched.launchId}
          launched={state.launched}
          name={name}
          onAgain={again}
          onExit={home}
          onRound={roundId => emit('baize-game-end', { roundId })}
        />
      ) : (
        <div className="frame-ground">
          {state.is === 'loading' && (
            <p className="frame-wait" role="status">
              {t('frame.loading')}
            </p>
          )}
          {(state.is === 'guest' || trial) && (
            <EmptyState
              title={t(trial ? 'lottery.realAccount' : 'error.NOT_LOGGED_IN')}
              action={
                <Button kind="primary" onClick={() => open(trial ? 'real-account' : 'login')}>
                  {t(trial ? 'in_increase_submit' : 'account.login')}
                </Button>
              }
            />
          )}
          {state.is === 'elsewhere' && <OperatorSite to={pathOf(wish)} />}
          {state.is === 'failed' && (
            <div role="alert">
              <LoadFailure error={state.error} onRetry={again} />
            </div>
          )}
        </div>
      )}
    </div>
  )
}
