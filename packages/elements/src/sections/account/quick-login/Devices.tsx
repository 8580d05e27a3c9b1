import { registerSettings, twoFactor, type Output, type quickDevices } from '@baize/contract'
import { useEffect, useState } from 'react'
import { ActionFailure } from '../../../shared/feedback/ActionFailure.tsx'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { useRead, useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { fingerprint, keyRound } from '../../../ui/media/icons.gen.ts'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { AddDevice } from './AddDevice.tsx'
import { DeviceList } from './DeviceList.tsx'
import { useDevices } from './use-devices.ts'

/** Whether this device can hold a passkey, by its own screen lock. */
const hasPasskeys = (): Promise<boolean> =>
  typeof PublicKeyCredential === 'undefined'
    ? Promise.resolve(false)
    : PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)

export type Device = Output<typeof quickDevices>['devices'][number]

interface DevicesProps {
  /** Hears how many devices there are, when their number has changed. */
  onChange: (count: number) => void
}

/** Which devices may log in quickly, and the ways to add the one at hand. */
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
