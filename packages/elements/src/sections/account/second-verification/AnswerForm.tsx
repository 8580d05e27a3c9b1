import { useEffect, useRef } from 'react'
import { FormFooter } from '../../../ui/forms/FormFooter.tsx'
import { minutesAndSeconds } from '../../../shared/security/phone/sms-wait.ts'
import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { LinkButton } from '../../../ui/forms/LinkButton.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import { sendsCode, type OfferedMethod } from './challenge.ts'
import { useAnswer, type CodeSending } from './use-second-verification.ts'

interface AnswerFormProps {
  challengeId: string
  chosen: OfferedMethod
  sending: CodeSending
  /** The login no longer waits. */
  onEnd: () => void
  /** Back to the methods, where there are others. */
  onOther: (() => void) | undefined
}

/** Attributes of the answer's input by method, by which browsers fill in codes that were sent. */
const inputs = {
  sms: { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 16 },
  email: { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 16 },
  bank: { autoComplete: 'name', maxLength: 255 },
  totp: { autoComplete: 'one-time-code', maxLength: 32 },
} as const

export function AnswerForm({ challengeId, chosen, sending, onEnd, onOther }: AnswerFormProps) {
  const { t, refusal } = useText()
  const { method, target } = chosen
  const form = useAnswer(challengeId, method, onEnd)
  const place = useRef<HTMLDivElement>(null)
  const left = sending.left(method)
  const again = left ? t('sms.wait', { time: minutesAndSeconds(left) }) : t('sms.resend')

  useEffect(() => place.current?.querySelector('input')?.focus({ preventScroll: true }), [])

  return (
    <div ref={place}>
      <p className="plain-text">{t(`second.${method}Text`, { target })}</p>
      <Form state={form} label={t('second.title')} trouble={sending.failure ? refusal(sending.failure) : ''}>
        <TextField
          name="answer"
          label={t(`second.${method}Label`)}
          hint={method === 'totp' ? t('second.recovery') : undefined}
          required
          {...inputs[method]}
          beside={
            sendsCode(method) && (
              <Button
                className="field-button"
                loading={sending.busy === method}
                disabled={left > 0}
                onClick={() => void sending.send(chosen)}
              >
                {again}
              </Button>
            )
          }
        />
        <Submit>{t('second.submit')}</Submit>
      </Form>
      {onOther && (
        <FormFooter>
          <LinkButton onClick={onOther}>{t('second.other')}</LinkButton>
        </FormFooter>
      )}
    </div>
  )
}
