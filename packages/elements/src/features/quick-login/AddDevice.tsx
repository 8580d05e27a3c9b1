import { useEffect, useRef } from 'react'
import { useText } from '../../scope.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import type { Device } from './Devices.tsx'
import { PinField } from './PinField.tsx'
import { useAddDevice } from './use-add-device.ts'

interface AddDeviceProps {
  kind: Device['kind']
  onDone: (devices: readonly Device[]) => void
  onCancel: () => void
}

/** Adds the device at hand. A new way in needs the password. */
export function AddDevice({ kind, onDone, onCancel }: AddDeviceProps) {
  const { t } = useText()
  const form = useAddDevice(kind, onDone)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus({ preventScroll: true }), [])
  return (
    <div ref={place}>
      <p className="plain-text">{t(`quick.${kind}Add`)}</p>
      <Form state={form} label={t(kind === 'pin' ? 'quick.addPin' : 'quick.addPasskey')}>
        {kind === 'pin' && (
          <>
            <PinField name="pin" label={t('quick.pin')} hint={t('quick.pinHint')} />
            <PinField name="again" label={t('quick.again')} />
          </>
        )}
        <PasswordField
          name="password"
          label={t('field.password.label')}
          required
          autoComplete="current-password"
          texts={{ show: t('common.showPassword'), hide: t('common.hidePassword') }}
        />
        <Button type="submit" kind="primary" size="large" block loading={form.busy}>
          {t('quick.add')}
        </Button>
        <Button kind="ghost" block disabled={form.busy} onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </Form>
    </div>
  )
}
