import { useRef } from 'react'
import { useCopy } from '../../../shared/actions/use-copy.ts'
import { useLazy } from '../../../runtime/use-lazy.ts'
import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import type { Secret } from './SetUp.tsx'
import { useFocusHere } from '../../../ui/overlays/use-focus-here.ts'
import { turnOnTwoFactor } from '@baize/contract'
import { useAction } from '../../../shared/actions/use-action.ts'
import type { Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState } from '../../../ui/forms/use-form.ts'

/** Switches two-factor on with one code of the secret, and hands its recovery codes on, which are answered once. */
function useConfirm(onDone: (recoveryCodes: readonly string[]) => void): FormState {
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

/** Whoever sets nothing up needs no drawing. */
const loadQr = () => import('../../../ui/media/QrCode.tsx')

interface ConfirmProps {
  secret: Secret
  onDone: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

/** The secret as a picture and as text, and one code of it to show that the authenticator has it. */
export function Confirm({ secret, onDone, onCancel }: ConfirmProps) {
  const { t } = useText()
  const qr = useLazy(loadQr)
  const form = useConfirm(onDone)
  // Where the clipboard is shut, the text stands there to be copied by hand.
  const { copied, copy } = useCopy(t('twoFactor.copied'))
  const place = useRef<HTMLDivElement>(null)
  useFocusHere(place, 'input', true)
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
