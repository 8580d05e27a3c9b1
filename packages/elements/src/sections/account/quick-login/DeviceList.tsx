import { useText } from '../../../scope.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { fingerprint, keyRound } from '../../../ui/media/icons.gen.ts'
import type { Device } from './Devices.tsx'

const pictures = { pin: keyRound, passkey: fingerprint }

interface DeviceListProps {
  devices: readonly Device[]
  /** The device at hand. */
  here: string | null
  /** The one that is being taken away. */
  busy: string | null
  onRemove: (device: Device) => void
}

export function DeviceList({ devices, here, busy, onRemove }: DeviceListProps) {
  const { t, date } = useText()
  if (!devices.length) return <p className="quick-none">{t('quick.none')}</p>
  return (
    <ul className="quick-devices" part="devices">
      {devices.map(device => {
        const { deviceId, kind, name, addedAt } = device
        return (
          <li key={deviceId} className="quick-device">
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
