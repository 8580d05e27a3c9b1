import { pageOrigin, pageRegistry } from '@baize/client'
import { balance, gameSession, launchGame, type Output } from '@baize/contract'
import { useRef, useEffect, useState } from 'react'
import { useStart } from '../../../shared/games/frame/use-start.ts'
import { useOwnSite } from '../../../shared/gates/use-own-site.ts'
import { useScope, useSession, useText } from '../../../scope.ts'
import { useFullScreen } from '../../../shared/games/frame/use-full-screen.ts'
import { MoneyNotice } from '../../../shared/games/frame/MoneyNotice.tsx'
import { useMoneyReturn } from '../../../shared/games/frame/use-money-return.ts'
import { GameBar } from '../../../shared/games/frame/GameBar.tsx'
import { useExit } from '../../../shared/games/frame/neighbours.ts'
import { TabGame } from '../../../shared/games/frame/TabGame.tsx'
import { GameWindow } from '../../../shared/games/frame/GameWindow.tsx'
import { connectGame } from '../../../shared/games/game-protocol.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { OperatorSite } from '../../../shared/gates/OperatorSite.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { useCustomState } from '../../../runtime/context.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { launchOf, pathOf, type LotteryRequest } from './lottery-request.ts'
import type { lotteryFrame } from './lottery-frame.element.ts'

type Launched = Output<typeof launchGame>

/**
 * Starts the lottery that is wished for. Lotteries run in the operator's own pages alone, and not
 * for trials (LOTT-17).
 */
function useLottery(request: LotteryRequest) {
  const scope = useScope()
  const own = useOwnSite()
  const { isLogin, isTrial } = useSession()
  const { language } = useText()
  const obstacle = !isLogin ? 'guest' : isTrial ? 'trial' : !own ? 'elsewhere' : null
  const { mode, prizeMode, gameCode } = request
  return useStart<Launched, NonNullable<typeof obstacle>>(obstacle, [scope, mode, prizeMode, gameCode], signal =>
    scope.call(launchGame, launchOf(request, language, `${pageOrigin()}/`), { signal }),
  )
}

/** Milliseconds until a lottery that says nothing is offered to be started again. */
const silentAfter = 15_000

interface RunningLotteryProps {
  launched: Launched
  name: string
  onAgain: () => void
  onExit: () => void
  onRound: (roundId: string) => void
}

/**
 * A lottery in its frame, with a loader until it speaks. It only says when it is time to look at
 * the balance and the result.
 */
function RunningLottery({ launched, name, onAgain, onExit, onRound }: RunningLotteryProps) {
  const { t } = useText()
  const { url } = launched
  useMoneyReturn(launched)
  const scope = useScope()
  const frame = useRef<HTMLIFrameElement>(null)
  const handlers = useRef({ onExit, onRound })
  handlers.current = { onExit, onRound }
  const [state, setState] = useState<'loading' | 'there' | 'silent'>('loading')

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const look = () => {
      scope.refresh(balance)
      scope.refresh(gameSession)
    }
    const timer = setTimeout(() => setState('silent'), silentAfter)
    const connection = connectGame(element, new URL(url).origin, ({ type, data }) => {
      clearTimeout(timer)
      setState('there')
      if (type === 'idle' || type === 'balance') look()
      if (type === 'round.end' && typeof data['roundId'] === 'string') handlers.current.onRound(data['roundId'])
      if (type === 'exit') handlers.current.onExit()
    })
    return () => {
      clearTimeout(timer)
      connection.say('close')
      connection.close()
      scope.refresh(balance)
    }
  }, [scope, url])

  return (
    <>
      <MoneyNotice state={launched.moneyState} />
      {state === 'silent' && (
        <p className="frame-notice" role="alert">
          <span>{t('frame.silent')}</span>
          <Button size="small" onClick={onAgain}>
            {t('frame.again')}
          </Button>
        </p>
      )}
      <div className="frame-box">
        {state === 'loading' && (
          <p className="frame-wait" role="status">
            {t('frame.loading')}
          </p>
        )}
        <GameWindow frame={frame} url={url} name={name} />
      </div>
    </>
  )
}

/**
 * A launch page of lotteries (LOTT-14): the bar of every game, and the lottery, or why it does not
 * run.
 */
export function LotteryFrame({ emit, ...request }: ViewProps<typeof lotteryFrame>) {
  const { t } = useText()
  const { open, redirect } = useNavigation()
  const exit = useExit()
  const { again, launch, ...state } = useLottery(request)
  const trial = state.is === 'trial'
  const box = useRef<HTMLDivElement>(null)
  const full = useFullScreen(box)
  useCustomState('loading', state.is === 'loading')
  // A trial account is told why, and goes back home (LOTT-17).
  useEffect(() => {
    if (!trial) return
    redirect('/')
    open('real-account')
  }, [trial])

  // Vendors let the operator's pages frame their games, and not the page around such a one.
  const inTab = state.is === 'running' && (state.launched.openMode === 'tab' || pageRegistry().framed)
  const { mode = 'LOTT', gameCode } = request
  const page = t(`lottery.vendor.${mode}`)
  const name = (state.is === 'running' && state.launched.game?.gameName) || page
  const running = state.is === 'running' && !inTab ? state.launched : null
  return (
    <div className={`frame-page${full.pretended ? ' frame-pretended' : ''}`} ref={box}>
      <GameBar
        page={pathOf({ mode, gameCode })}
        title={name}
        onExit={exit}
        {...(running && { game: running.game, launchId: running.launchId, full, refreshes: true })}
      />
      {running ? (
        <RunningLottery
          key={running.launchId}
          launched={running}
          name={name}
          onAgain={again}
          onExit={exit}
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
          {inTab && <TabGame launch={launch} />}
          {state.is === 'elsewhere' && <OperatorSite to={pathOf(request)} />}
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
