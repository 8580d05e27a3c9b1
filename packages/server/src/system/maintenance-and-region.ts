import type { Endpoint } from '@baize/contract'
import type { Deps } from '../deps.ts'
import type { Gates } from '../http/route.ts'
import { Refusal } from '../http/refusal.ts'
import { inNetworks } from '../http/networks.ts'
import { readSetting } from '../db/settings.ts'
import { statusSetting } from './settings.ts'

/** Endpoints that a closed platform still answers, so that pages can show that it is closed. */
const alwaysOpen = new Set(['systemStatus', 'whitelabel', 'publicKey', 'logout'])

/** Whether the platform is closed for this address (BOOT-18). */
export async function isRestricted(deps: Deps, ip: string): Promise<boolean> {
  const { restricted, restrictedNetworks } = await readSetting(deps, statusSetting)
  return restricted || inNetworks(restrictedNetworks, ip)
}

/**
 * Refuses calls during maintenance and from restricted regions; maintenance is checked first (BOOT-19). Vendors' calls always pass, because
 * open rounds must settle.
 */
export const platformOpenGate =
  (deps: Deps): Gates['open'] =>
  async (endpoint: Endpoint, ip) => {
    if (endpoint.access === 'vendor' || alwaysOpen.has(endpoint.name)) return
    const { maintenance } = await readSetting(deps, statusSetting)
    if (maintenance) throw new Refusal('MAINTENANCE')
    if (await isRestricted(deps, ip)) throw new Refusal('REGION_BLOCKED')
  }
