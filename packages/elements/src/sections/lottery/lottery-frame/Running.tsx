import { balance } from '@baize/contract'
import { useEffect, useRef, useState } from 'react'
import { GameWindow } from '../../../shared/games/frame/GameWindow.tsx'
import { connectGame } from '../../../shared/games/game-protocol.ts'
import { useScope, useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import type { Launched } from './use-lottery.ts'

/** Milliseconds until a lottery that says nothing is offered to be started again. */
const patience = 15_000

interface RunningProps {
  launched: Launched
  name: string
  onAgain: () => void
  onExit: () => void
  onRound: (roundId: string) => void
}

/** A lottery in its frame, with a loader until it speaks. It only says when it is time to look at the balance. */
export function Running({ launched: { url }, name, onAgain, onExit, onRound }: RunningProps) {
  const { t } = useText()
  const scope = useScope()
  const frame = useRef<HTMLIFrameElement>(null)
  const heard = useRef({ onExit, onRound })
  heard.current = { onExit, onRound }
  const [state, setState] = useState<'loading' | 'there' | 'silent'>('loading')

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const late = setTimeout(() => setState('silent'), patience)
    const connection = connectGame(element, new URL(url).origin, ({ type, data }) => {
      clearTimeout(late)
      setState('there')
      if (type === 'idle' || type === 'balance') scope.refresh(balance)
      if (type === 'round.end' && typeof data['roundId'] === 'string') heard.current.onRound(data['roundId'])
      if (type === 'exit') heard.current.onExit()
    })
    return () => {
      clearTimeout(late)
      connection.say('close')
      connection.close()
      scope.refresh(balance)
    }
  }, [scope, url])

  return (
    <>
      {state === 'silent' && (
        <p className="frame-silent" role="alert">
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
