import { deviceTagOf } from '@baize/contract'
import { uniqueId } from '../unique-id.ts'
import type { SiteStorage } from '../site-storage.ts'

/**
 * Id and secret by which the platform recognizes this browser; null on every page that is not the
 * operator's own.
 */
export interface Device {
  id: () => string | null
  secret: () => string | null
  /** The secret as a login sends it, or nothing. */
  shown: () => { deviceSecret?: string }
  /**
   * The tag as requests for codes send it, by which quotas know a device of the owner; nothing
   * where there is none.
   */
  tag: () => Promise<{ device?: string }>
}

/**
 * Random texts, made when they are first asked for. They say nothing about who uses the browser.
 */
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
    async tag() {
      const deviceSecret = secret()
      // Without the browser's own cryptography, as on plain http, the request counts for its
      // address.
      const device = deviceSecret && (await deviceTagOf(deviceSecret).catch(() => null))
      return device ? { device } : {}
    },
  }
}
