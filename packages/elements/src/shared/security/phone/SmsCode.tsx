import { plainText } from '@baize/contract'
import { useText, useScope } from '../../../scope.ts'
import { Button, buttonCss } from '../../../ui/forms/Button.tsx'
import { dialogCss } from '../../../ui/overlays/Dialog.tsx'
import { fieldCss } from '../../../ui/forms/Field.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import css from './sms-code.css'
import { minutesAndSeconds, smsWaits, type SmsPurpose } from './sms-wait.ts'
import { useCommand } from '../../actions/use-action.ts'
import { FailureDialog } from '../../feedback/FailureDialog.tsx'
import type { CallError } from '@baize/client'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useElement } from '../../../runtime/context.tsx'
import { readForm, type Problems, type Values } from '../../../ui/forms/form-values.ts'
import { useFormContext } from '../../../ui/forms/Form.tsx'
import { mobileNumberOf, formatMobileNumber, type MobileNumber } from './mobile-number.ts'

/** What a code is sent to. */
export interface Recipient {
  /** Tells it from others, so that each has a wait of its own. */
  of: (values: Values) => MobileNumber
  /** How people write it. */
  words: (to: MobileNumber) => string
  /** What is wrong with it, by field, where that is why no code was sent. */
  problems: (error: CallError, words: string) => Problems | undefined
}

interface SmsCodeOptions {
  purpose: SmsPurpose
  /** By default the mobile number in the form. */
  recipient?: Recipient
  /** Name of the field. */
  name?: string
  /** Problems of the number in the form, checked before anything is sent. */
  check: (values: Values) => Problems
  /** Sends a code; rejects where it was not sent. */
  send: (values: Values) => Promise<{ expiredMinutes?: number }>
}

interface SmsCodeState {
  /** On anything inside the form. */
  anchor: RefObject<HTMLParagraphElement | null>
  busy: boolean
  /** Seconds until the next code for the number in the form. */
  left: number
  /** The number that a code went to, as people write it. */
  sent: string
  /** Why no code was sent, where that has no place at a field. */
  failure: CallError | null
  ask: () => void
  /** The failure was read. */
  dismiss: () => void
}

/**
 * Refusals that belong to the number; every other one is a warning over the page (AUTH-38, ERR-28).
 */
const numberRefusals: readonly string[] = ['PHONE_INVALID', 'PHONE_MISSING']

const mobileRecipient: Recipient = {
  of: mobileNumberOf,
  words: formatMobileNumber,
  problems: ({ code }, words) => (numberRefusals.includes(code) ? { mobileNum: words } : undefined),
}

/**
 * Requests codes for the number in the form: at most once in a second, and the next one only after
 * the wait.
 */
function useSmsCode({
  purpose,
  check,
  send,
  recipient = mobileRecipient,
  name = 'verificationCode',
}: SmsCodeOptions): SmsCodeState {
  const scope = useScope()
  const { element } = useElement()
  const { refusal } = useText()
  const { refuse, clearProblem } = useFormContext()
  const anchor = useRef<HTMLParagraphElement>(null)
  const [left, setLeft] = useState(0)
  const [sent, setSent] = useState('')

  const form = () => anchor.current?.closest('form') ?? null
  const look = useCallback(() => {
    const values = anchor.current?.closest('form')
    if (values) setLeft(smsWaits.left(purpose, recipient.of(readForm(values, plainText))))
  }, [purpose, recipient])

  useEffect(() => {
    const around = anchor.current?.closest('form')
    look()
    around?.addEventListener('input', look)
    return () => around?.removeEventListener('input', look)
  }, [look])

  useEffect(() => {
    if (!left) return
    const timer = setTimeout(look, 1000)
    return () => clearTimeout(timer)
  }, [left, look])

  const command = useCommand(send, {
    onDone({ expiredMinutes }, values) {
      const to = recipient.of(values)
      smsWaits.begin(purpose, to, expiredMinutes)
      setSent(recipient.words(to))
      clearProblem?.(name)
      look()
      form()?.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
    },
    onRefused(error) {
      const problems = recipient.problems(error, refusal(error))
      if (!problems || !refuse) return undefined
      scope.fail(error, element)
      refuse({ problems })
      return 'elsewhere'
    },
  })
  const { busy, failure } = command

  const ask = () => {
    const around = form()
    if (!around || busy || left || !smsWaits.press()) return
    const values = readForm(around, plainText)
    const problems = check(values)
    if (Object.keys(problems).length) refuse?.({ problems })
    else void command.run(values)
  }

  return { anchor, busy, left, sent, failure, ask, dismiss: command.clearFailure }
}

export const smsCodeCss = [...fieldCss, ...buttonCss, ...dialogCss, css]

interface SmsCodeProps extends SmsCodeOptions {
  label?: string
  required?: boolean
}

/**
 * The code of a text message or an e-mail, as `verificationCode`, and the button that sends one to
 * the contact in the same form.
 */
export function SmsCode({ required = true, label, ...options }: SmsCodeProps) {
  const { t, refusal } = useText()
  const { anchor, busy, left, sent, failure, ask, dismiss } = useSmsCode(options)
  const again = left ? t('sms.wait', { time: minutesAndSeconds(left) }) : t(sent ? 'sms.resend' : 'sms.send')
  const button = (
    <Button className="field-button" loading={busy} disabled={left > 0} onClick={ask}>
      {again}
    </Button>
  )
  return (
    <>
      <div className="sms">
        <TextField
          name={options.name ?? 'verificationCode'}
          label={label ?? t('sms.label')}
          placeholder={t('sms.digits')}
          required={required}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={255}
          beside={button}
        />
        <p ref={anchor} role="status" className="field-note sms-sent">
          {sent && <span>{t('sms.sent', { number: sent })}</span>}
        </p>
      </div>
      {failure && <FailureDialog title={t('sms.failed')} text={refusal(failure)} onClose={dismiss} />}
    </>
  )
}
