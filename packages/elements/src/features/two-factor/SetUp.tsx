import { useRef, useState } from 'react'
import { Trouble } from '../../parts/Trouble.tsx'
import { useLate } from '../../parts/use-late.ts'
import { useText } from '../../scope.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { inGroups } from './groups.ts'
import { useFocusHere } from './use-focus-here.ts'
import { useSetUp } from './use-set-up.ts'

/** Whoever sets nothing up needs no drawing. */
const loadQr = () => import('./QrCode.tsx')

interface SetUpProps {
  onDone: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

/** The secret as a picture and as text, and one code of it to show that the authenticator has it. */
export function SetUp({ onDone, onCancel }: SetUpProps) {
  const { t } = useText()
  const qr = useLate(loadQr)
  const { secret, failure, again, form } = useSetUp(onDone)
  const [copied, setCopied] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useFocusHere(place, 'input', secret !== null)

  if (failure) return <Trouble error={failure} onRetry={again} />
  if (!secret) return <Skeleton height={212} />
  const copy = () => void navigator.clipboard.writeText(secret.text).then(() => setCopied(true))
  return (
    <div ref={place}>
      <p className="plain-text">{t('twoFactor.scan')}</p>
      <div className="two-factor-code">{qr && <qr.QrCode text={secret.url} label={t('twoFactor.picture')} />}</div>
      <p className="plain-text two-factor-secret">
        <span>{t('twoFactor.orType')}</span>
        <code className="two-factor-text" translate="no" dir="ltr">
          {inGroups(secret.text)}
        </code>
        <Button size="small" onClick={copy}>
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
        <Button type="submit" kind="primary" size="large" block loading={form.busy}>
          {t('twoFactor.confirm')}
        </Button>
        <Button kind="ghost" block disabled={form.busy} onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </Form>
    </div>
  )
}
