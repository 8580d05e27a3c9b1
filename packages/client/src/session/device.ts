import { uniqueId } from '../unique-id.ts'
import type { SiteStorage } from '../site-storage.ts'

/** Id and secret by which the platform recognizes this browser; null on every page that is not the operator's own. */
export interface Device {
  id: () => string | null
  secret: () => string | null
  /** The secret as a login sends it, or nothing. */
  shown: () => { deviceSecret?: string }
}

/** Random texts, made when they are first asked for. They say nothing about who uses the browser. */
export function createDevice(siteStorage: () => SiteStorage): Device {
  const known = (name: string): string | null => {
    const { own, local } = siteStorage()
    if (!own) return null
    const value = local.get(name) ?? uniqueId()
    local.set(name, value)
    return value
  }
  const secret = () => known('baize.deviceSecret')
  return {
    id: () => known('baize.deviceId'),
    secret,
    shown() {
      const deviceSecret = secret()
      return deviceSecret ? { deviceSecret } : {}
    },
  }
}
