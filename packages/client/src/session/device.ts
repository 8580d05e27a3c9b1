import { uniqueId } from '../id.ts'
import type { Place } from '../place.ts'

/** What tells this browser from others; null on every page that is not the operator's own. */
export interface Device {
  id: () => string | null
  secret: () => string | null
  /** The id as a call carries it, or nothing. */
  named: () => { deviceId?: string }
}

/** Random texts, made when they are first asked for. They say nothing about who uses the browser. */
export function createDevice(place: () => Place): Device {
  const known = (name: string): string | null => {
    const { own, local } = place()
    if (!own) return null
    const value = local.get(name) ?? uniqueId()
    local.set(name, value)
    return value
  }
  const id = () => known('baize.deviceId')
  return {
    id,
    secret: () => known('baize.deviceSecret'),
    named() {
      const deviceId = id()
      return deviceId ? { deviceId } : {}
    },
  }
}
