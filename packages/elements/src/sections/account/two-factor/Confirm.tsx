import { useRef } from 'react'
import { useCopy } from '../../../shared/actions/use-copy.ts'
import { useLazy } from '../../../runtime/use-lazy.ts'
import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import { inGroups } from './groups.ts'
import type { Secret } from './SetUp.tsx'
import { useConfirm } from './use-confirm.ts'
import { useFocusHere } from '../../../ui/overlays/use-focus-here.ts'

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
