import { useEffect, useRef } from 'react'
import { Password } from '../../parts/Password.tsx'
import { useText } from '../../scope.ts'
import { Form } from '../../ui/Form.tsx'
import { Submit } from '../../ui/Submit.tsx'
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
        <Password />
        <Submit cancel={t('common.cancel')} onCancel={onCancel}>
          {t('quick.add')}
        </Submit>
      </Form>
    </div>
  )
}
