import { captchaByWork, type Output } from '@baize/contract'
import { useRef } from 'react'
import { useCommand } from '../../actions/use-action.ts'
import { useScope, useTextOf } from '../../../scope.ts'
import { LinkButton } from '../../../ui/forms/LinkButton.tsx'

export type SolvedCaptcha = Output<typeof captchaByWork>

interface CaptchaByWorkProps {
  /** The captcha that the browser's work has solved. */
  read: SolvedCaptcha | null
  onRead: (captcha: SolvedCaptcha) => void
}

/**
 * For people who cannot see the picture: their browser does some work, and nobody has to type
 * anything (AUTH-09).
 */
export function CaptchaByWork({ read, onRead }: CaptchaByWorkProps) {
  const text = useTextOf('account')
  const scope = useScope()
  const place = useRef<HTMLDivElement>(null)
  const perform = async () => scope.call(captchaByWork, await scope.solveProofOfWork())
  const { busy, failure, run } = useCommand(perform, {
    onDone(captcha) {
      onRead(captcha)
      // The button is removed: the focus moves to the text that says it is done.
      place.current?.focus()
    },
  })
  if (!text) return null

  return (
    <div ref={place} className="captcha-instead" role="status" tabIndex={-1}>
      {read ? (
        <span>{text.t('captcha.done')}</span>
      ) : (
        <LinkButton aria-busy={busy || undefined} onClick={() => void run()}>
          {text.t(busy ? 'captcha.working' : 'captcha.instead')}
        </LinkButton>
      )}
      {failure && <span className="field-problem">{text.refusal(failure)}</span>}
    </div>
  )
}
