import { registerSettings, twoFactor, type Output, type quickDevices } from '@baize/contract'
import { useEffect, useState, useRef } from 'react'
import { ActionFailure } from '../../../shared/feedback/ActionFailure.tsx'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { useRead, useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { fingerprint, keyRound } from '../../../ui/media/icons.gen.ts'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { useDevices, useAddDevice } from './use-quick-login.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { TwoFactorCodeField } from '../../../shared/security/TwoFactorCodeField.tsx'
import { Password } from '../../../shared/security/Password.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import { PinField } from './PinField.tsx'
import { keyed } from '../../../ui/data/keyed.ts'

interface AddDeviceProps {
  kind: Device['kind']
  /** Whether two-factor is on. */
  needsCode: boolean
  onDone: (devices: readonly Device[]) => void
  onCancel: () => void
}

/**
 * Adds the device at hand. That needs the password, and a code where two-factor is on (AUTH-31).
 */
function AddDevice({ kind, needsCode, onDone, onCancel }: AddDeviceProps) {
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
        {asksCode && <TwoFactorCodeField label={t('twoFactor.code')} />}
        <Submit cancel={t('common.cancel')} onCancel={onCancel}>
          {t('quick.add')}
        </Submit>
      </Form>
    </div>
  )
}

const pictures = { pin: keyRound, passkey: fingerprint }

interface DeviceListProps {
  devices: readonly Device[]
  /** The device at hand. */
  here: string | null
  /** Id of the device that is being removed. */
  busy: string | null
  onRemove: (device: Device) => void
}

function DeviceList({ devices, here, busy, onRemove }: DeviceListProps) {
  const { t, date } = useText()
  if (!devices.length) return <p className="quick-none">{t('quick.none')}</p>
  return (
    <ul className="quick-devices" part="devices">
      {keyed(devices, ({ deviceId }) => deviceId).map(([key, device]) => {
        const { deviceId, kind, name, addedAt } = device
        return (
          <li key={key} className="quick-device">
            <Icon of={pictures[kind]} size={20} />
            <span className="quick-name">
              <span className="quick-which">
                <bdi>{name}</bdi>
                {deviceId === here && <Badge kind="win">{t('quick.here')}</Badge>}
              </span>
              <span className="quick-when">{t(`quick.${kind}Since`, { date: date(addedAt) })}</span>
            </span>
            <Button
              size="small"
              loading={busy === deviceId}
              aria-label={t('quick.removeName', { name })}
              onClick={() => onRemove(device)}
            >
              {t('quick.remove')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

/** Whether this device can hold a passkey, by its own screen lock. */
const hasPasskeys = (): Promise<boolean> =>
  typeof PublicKeyCredential === 'undefined'
    ? Promise.resolve(false)
    : PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)

export type Device = Output<typeof quickDevices>['devices'][number]

interface DevicesProps {
  /** Called with the number of devices when it has changed. */
  onChange: (count: number) => void
}

/** The devices that may log in quickly, and the buttons that add the one at hand. */
export function Devices({ onChange }: DevicesProps) {
  const { t, language } = useText()
  const settings = useRead(registerSettings, { language }).data
  const needsCode = useRead(twoFactor, {}).data?.enabled ?? false
  const { list, known, busy, failure, remove, changed } = useDevices(onChange)
  const [adding, setAdding] = useState<Device['kind'] | null>(null)
  const [passkeys, setPasskeys] = useState(false)

  useEffect(() => {
    void hasPasskeys().then(setPasskeys)
  }, [])

  if (list.status === 'error' && !list.data) return <LoadFailure error={list.error} onRetry={list.refresh} />
  if (!list.data || !settings) return <Skeleton height={112} />
  if (adding) {
    const added = (devices: readonly Device[]) => {
      setAdding(null)
      changed(devices)
    }
    return <AddDevice kind={adding} needsCode={needsCode} onDone={added} onCancel={() => setAdding(null)} />
  }
  return (
    <>
      <p className="plain-text">{t('quick.text')}</p>
      <ActionFailure error={failure} />
      <DeviceList devices={list.data.devices} here={known} busy={busy} onRemove={remove} />
      {settings.quickLoginEnabled && (
        <div className="quick-ways">
          <Button icon={keyRound} onClick={() => setAdding('pin')}>
            {t('quick.addPin')}
          </Button>
          {passkeys && (
            <Button icon={fingerprint} onClick={() => setAdding('passkey')}>
              {t('quick.addPasskey')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
