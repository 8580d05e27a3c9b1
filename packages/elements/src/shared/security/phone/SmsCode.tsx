import { useText } from '../../../scope.ts'
import { Button, buttonCss } from '../../../ui/forms/Button.tsx'
import { dialogCss } from '../../../ui/overlays/Dialog.tsx'
import { fieldCss } from '../../../ui/forms/Field.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import css from './sms-code.css'
import { clock } from './sms-wait.ts'
import { useSmsCode, type SmsCodeOptions } from './use-sms-code.ts'
import { FailureDialog } from '../../feedback/FailureDialog.tsx'

export const smsCodeCss = [...fieldCss, ...buttonCss, ...dialogCss, css]

interface SmsCodeProps extends SmsCodeOptions {
  required?: boolean
}

/** The code of a text message, as `verificationCode`, and the button that sends one to the number in the same form. */
export function SmsCode({ required = true, ...options }: SmsCodeProps) {
  const { t, refusal } = useText()
  const { anchor, busy, left, sent, failure, ask, dismiss } = useSmsCode(options)
  const again = left ? t('sms.wait', { time: clock(left) }) : t(sent ? 'sms.resend' : 'sms.send')
  const button = (
    <Button className="field-button" loading={busy} disabled={left > 0} onClick={ask}>
      {again}
    </Button>
  )
  return (
    <>
      <div className="sms">
        <TextField
          name="verificationCode"
          label={t('sms.label')}
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
