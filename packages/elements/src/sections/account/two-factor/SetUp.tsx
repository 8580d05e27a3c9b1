import { useState, useRef } from 'react'
import { useCopy } from '../../../shared/actions/use-copy.ts'
import { useLazy } from '../../../runtime/use-lazy.ts'
import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import { useStepFocus } from '../../../ui/overlays/use-step-focus.ts'
import { turnOnTwoFactor } from '@baize/contract'
import { useAction } from '../../../shared/actions/use-action.ts'
import type { Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState } from '../../../shared/forms/use-form.ts'
import { Password } from '../../../shared/security/Password.tsx'
import { saveFile } from '../../../shared/actions/save-file.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { copy as copyIcon, download } from '../../../ui/media/icons.gen.ts'

interface PasswordStepProps {
  hasPassword: boolean
  onSecret: (secret: AuthenticatorSecret) => void
  onCancel: () => void
}

/**
 * The password, without which no secret is shown; an account that has none must have logged in
 * within the last minutes.
 */
function PasswordStep({ hasPassword, onSecret, onCancel }: PasswordStepProps) {
  const { t } = useText()
  const place = useRef<HTMLDivElement>(null)
  useStepFocus(place, 'input, button', true)

  const check = ({ password }: Values): Record<string, string> =>
    hasPassword && !password ? { password: t('field.empty') } : {}
  const { send } = useAction(turnOnTwoFactor, {
    fieldOf: { OLD_PASSWORD_INVALID: 'password' },
    onDone: ({ secret: text = '', otpauthUrl: url = '' }) => onSecret({ text, url }),
  })
  const form = useForm({ check, send: ({ password }) => send({ step: 'setup', ...(password && { password }) }) })
  return (
    <div ref={place}>
      {hasPassword && <p className="plain-text">{t('twoFactor.passwordText')}</p>}
      <Form state={form} label={t('twoFactor.setUp')}>
        {hasPassword && <Password />}
        <Submit cancel={t('common.cancel')} onCancel={onCancel}>
          {t('twoFactor.continue')}
        </Submit>
      </Form>
    </div>
  )
}

/**
 * Switches two-factor on with one code of the secret, and hands its recovery codes on, which are
 * answered once.
 */
function useConfirmStep(onDone: (recoveryCodes: readonly string[]) => void): FormState {
  const { t } = useText()
  const check = (values: Values): Record<string, string> => (values['code'] ? {} : { code: t('field.empty') })
  const { send } = useAction(turnOnTwoFactor, {
    fieldOf: { ANSWER_INVALID: 'code' },
    onDone: ({ recoveryCodes = [] }) => onDone(recoveryCodes),
  })
  return useForm({ check, send: ({ code = '' }) => send({ step: 'confirm', code }) })
}

/** A secret as people read and type it: four letters at a time. */
const inGroups = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ')

/** The QR code, loaded for the setup alone. */
const loadQr = () => import('../../../ui/media/QrCode.tsx')

interface ConfirmStepProps {
  secret: AuthenticatorSecret
  onDone: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

/**
 * The secret as a picture and as text, and one code of it to show that the authenticator has it.
 */
function ConfirmStep({ secret, onDone, onCancel }: ConfirmStepProps) {
  const { t } = useText()
  const qr = useLazy(loadQr)
  const form = useConfirmStep(onDone)
  // Where the browser forbids the clipboard, the text can be copied by hand.
  const { copied, copy } = useCopy(t('twoFactor.copied'))
  const place = useRef<HTMLDivElement>(null)
  useStepFocus(place, 'input', true)
  return (
    <div ref={place}>
      <p className="plain-text">{t('twoFactor.scan')}</p>
      <div className="two-factor-code">{qr && <qr.QrCode text={secret.url} label={t('twoFactor.picture')} />}</div>
      <p className="plain-text two-factor-secret">
        <span>{t('twoFactor.orType')}</span>
        <code className="two-factor-text" translate="no" dir="ltr">
          {inGroups(secret.text)}
        </code>
        <Button size="small" onClick={() => void copy(secret.text)}>
          {t(copied ? 'twoFactor.copied' : 'twoFactor.copy')}
        </Button>
      </p>
      <Form state={form} label={t('twoFactor.setUp')}>
        <TextField
          name="code"
          label={t('twoFactor.code')}
          placeholder={t('sms.digits')}
          required
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={16}
        />
        <Submit cancel={t('common.cancel')} onCancel={onCancel}>
          {t('twoFactor.confirm')}
        </Submit>
      </Form>
    </div>
  )
}

/**
 * The secret of an authenticator, as text and as the address in the QR code. It is held in this
 * element alone.
 */
export interface AuthenticatorSecret {
  text: string
  url: string
}

interface SetUpProps {
  /** Whether the account has a password to ask for. */
  hasPassword: boolean
  onDone: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

/** The setup in two steps: the password, then the secret and one code of it (AUTH-31). */
export function SetUp({ hasPassword, onDone, onCancel }: SetUpProps) {
  const [secret, setSecret] = useState<AuthenticatorSecret | null>(null)
  return secret ? (
    <ConfirmStep secret={secret} onDone={onDone} onCancel={onCancel} />
  ) : (
    <PasswordStep hasPassword={hasPassword} onSecret={setSecret} onCancel={onCancel} />
  )
}

interface RecoveryCodesProps {
  codes: readonly string[]
  /** The person has saved them; they are not shown again. */
  onDone: () => void
}

/**
 * The recovery codes for a lost phone, shown once: to copy, to save as a file, or to write down
 * (AUTH-31).
 */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useText()
  const place = useRef<HTMLDivElement>(null)
  // Where the browser forbids the clipboard, the codes can be copied by hand.
  const { copied, copy } = useCopy(t('twoFactor.copied'))
  useStepFocus(place, '[data-message]', true)
  const text = codes.join('\n')
  // A data address that is only saved, never shown: pages that forbid blob addresses allow it.
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`
  return (
    <div ref={place}>
      <Alert kind="warn">
        <span>{t('twoFactor.recoveryText')}</span>
      </Alert>
      <ol className="two-factor-recovery" part="recovery" translate="no" dir="ltr">
        {codes.map(code => (
          <li key={code}>
            <code className="two-factor-text">{code}</code>
          </li>
        ))}
      </ol>
      <div className="plain-actions two-factor-take">
        <Button icon={copyIcon} onClick={() => void copy(text)}>
          {t(copied ? 'twoFactor.copied' : 'twoFactor.copy')}
        </Button>
        <Button icon={download} onClick={() => saveFile(file, 'recovery-codes.txt')}>
          {t('twoFactor.download')}
        </Button>
      </div>
      <Button kind="primary" size="large" block onClick={onDone}>
        {t('twoFactor.kept')}
      </Button>
    </div>
  )
}
