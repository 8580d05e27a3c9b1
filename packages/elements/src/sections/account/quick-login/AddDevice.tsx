import { useEffect, useRef } from 'react'
import { FactorField } from '../../../shared/security/FactorField.tsx'
import { Password } from '../../../shared/security/Password.tsx'
import { useText } from '../../../scope.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import type { Device } from './Devices.tsx'
import { PinField } from './PinField.tsx'
import { useAddDevice } from './use-add-device.ts'

interface AddDeviceProps {
  kind: Device['kind']
  /** Whether two-factor is on. */
  needsCode: boolean
  onDone: (devices: readonly Device[]) => void
  onCancel: () => void
}

/** Adds the device at hand. A new way in needs the password, and a code where two-factor is on (AUTH-31). */
export function AddDevice({ kind, needsCode, onDone, onCancel }: AddDeviceProps) {
  const { t } = useText()
  const { form, asksCode } = useAddDevice({ kind, needsCode, onDone })
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
        {asksCode && <FactorField label={t('twoFactor.code')} />}
        <Submit cancel={t('common.cancel')} onCancel={onCancel}>
          {t('quick.add')}
        </Submit>
      </Form>
    </div>
  )
}
