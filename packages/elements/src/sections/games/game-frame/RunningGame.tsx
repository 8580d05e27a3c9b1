import { CallError } from '@baize/client'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useCustomState } from '../../../runtime/context.tsx'
import { useEvery } from '../../../runtime/use-every.ts'
import { useRecovery } from '../../../shared/feedback/use-recovery.ts'
import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { ErrorState } from '../../../ui/data/ErrorState.tsx'
import { GameBar } from '../../../shared/games/frame/GameBar.tsx'
import { GameWindow } from '../../../shared/games/frame/GameWindow.tsx'
import { useFullScreen } from '../../../shared/games/frame/use-full-screen.ts'
import { MoneyNotice } from '../../../shared/games/frame/MoneyNotice.tsx'
import { useMoneyReturn } from '../../../shared/games/frame/use-money-return.ts'
import { connectGame } from '../../../shared/games/game-protocol.ts'
import { LeaveDialog } from './LeaveDialog.tsx'
import type { Launched } from './use-game.ts'
import { costOf, useLeaving } from './use-leaving.ts'
import { useOneBalance } from './use-one-balance.ts'

/**
 * Milliseconds until a game that says nothing is offered to be started again: from its start, and
 * from when its page has come, which may be the browser's own because the vendor is not there. Then
 * those between two looks at the balance while a game is open.
 */
const silentAfter = 15_000
const silentAfterLoad = 4000
const refreshEvery = 30_000

interface RunningGameProps {
  launched: Launched
  /** Page of the game on the site. */
  page: string
  onAgain: () => void
  /** Leaves for the lobby, or for a neighbour of the game. */
  onExit: (neighbour?: string) => void
  onRound: (roundId: string) => void
}

/**
 * A game in its frame. The amounts of the bar are the platform's: a game only says when it is time
 * to look.
 */
export function RunningGame({ launched, page, onAgain, onExit, onRound }: RunningGameProps) {
  const { t } = useText()
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const say = useRef<(type: 'refresh') => void>(() => {})
  const [cost, setCost] = useState<string | null>(null)
  const leaving = useLeaving(cost, onExit)
  const { url, game, launchId } = launched
  const money = useOneBalance(launchId, () => say.current('refresh'))
  const handlers = useRef({ round: onRound, exit: leaving.leave })
  handlers.current = { round: onRound, exit: leaving.leave }
  const [silent, setSilent] = useState(false)
  const offline = useMemo(() => (silent && !navigator.onLine ? new CallError('NETWORK') : null), [silent])
  const [playing, setPlaying] = useState(false)
  const full = useFullScreen(box)
  useEvery(refreshEvery, money.look)
  useMoneyReturn(launched)
  useCustomState('playing', playing)

  useEffect(() => {
    const element = frame.current
    if (!element) return
    let timer = setTimeout(() => setSilent(true), silentAfter)
    const onLoad = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setSilent(true), silentAfterLoad)
    }
    element.addEventListener('load', onLoad)
    const connection = connectGame(element, new URL(url).origin, ({ type, data }) => {
      element.removeEventListener('load', onLoad)
      clearTimeout(timer)
      setSilent(false)
      if (type === 'busy') {
        setPlaying(true)
        money.busy()
      }
      if (type === 'balance') money.shown(data['amount'])
      if (type === 'idle') {
        setPlaying(false)
        money.idle()
      }
      if (type === 'leaving') setCost(costOf(data['cost']))
      if (type === 'ready') setCost(null)
      if (type === 'round.end' && typeof data['roundId'] === 'string') handlers.current.round(data['roundId'])
      if (type === 'exit') handlers.current.exit()
    })
    say.current = type => connection.say(type)
    return () => {
      element.removeEventListener('load', onLoad)
      clearTimeout(timer)
      connection.say('close')
      connection.close()
      money.end()
    }
  }, [money, url])

  // A game that never came because there was no network comes by itself, as every call that was not
  // answered.
  useRecovery(offline, onAgain)

  return (
    <div className={`frame-page${full.pretended ? ' frame-pretended' : ''}`} ref={box}>
      <GameBar page={page} game={game} launchId={launchId} full={full} onExit={leaving.leave} />
      <MoneyNotice state={launched.moneyState} />
      {silent && (
        <div className="frame-ground">
          <div className="game-failed" role="alert">
            <ErrorState message={t('frame.silent')} retryLabel={t('frame.again')} onRetry={onAgain} />
            <Button kind="ghost" onClick={() => onExit()}>
              {t('frame.lobby')}
            </Button>
          </div>
        </div>
      )}
      <GameWindow frame={frame} url={url} name={game.gameName} className={`frame${silent ? ' game-waiting' : ''}`} />
      {leaving.asking && cost && <LeaveDialog cost={cost} onStay={leaving.stay} onLeave={leaving.confirm} />}
    </div>
  )
}
