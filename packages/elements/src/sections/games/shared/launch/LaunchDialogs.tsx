import { useEffect, useState } from 'react'
import { useElement } from '../../../../runtime/context.tsx'
import { useText } from '../../../../scope.ts'
import type { Launching } from './use-launch.ts'

const load = () => import('./LaunchDialog.tsx')

/** By what an element is told that somebody may click in it soon. */
const signs = ['pointerover', 'focusin']

/**
 * What is said of a game that does not start, in a dialog. Its code comes once somebody points at
 * the element or reaches it with the keyboard: who only looks at games loads none of it. Where it
 * does not come, a line says why.
 */
export function LaunchDialogs(launching: Launching) {
  const { failure, closed, ready } = launching
  const { element } = useElement()
  const { t, refusal } = useText()
  const [dialog, setDialog] = useState<Awaited<ReturnType<typeof load>> | 'missing'>()
  const game = failure?.game ?? closed ?? ready?.game ?? null

  useEffect(() => {
    const begin = () => void load().catch(() => {})
    for (const sign of signs) element.addEventListener(sign, begin, { once: true })
    return () => signs.forEach(sign => element.removeEventListener(sign, begin))
  }, [element])
  useEffect(() => {
    if (game) load().then(setDialog, () => setDialog('missing'))
  }, [game])

  if (!game || !dialog) return null
  if (dialog !== 'missing') return <dialog.LaunchDialog {...launching} game={game} />
  if (ready) return null
  return <p role="alert">{failure ? refusal(failure.error) : t('error.GAME_MAINTENANCE')}</p>
}
