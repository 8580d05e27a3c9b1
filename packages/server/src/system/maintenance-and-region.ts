import type { Endpoint } from '@baize/contract'
import type { Deps } from '../deps.ts'
import type { Gates } from '../http/route.ts'
import { Refusal } from '../http/refusal.ts'
import { inNetworks } from '../http/networks.ts'
import { readSetting } from '../db/settings.ts'
import { statusSetting } from './settings.ts'

/** Rows that a closed platform still answers: how else would a page learn that it is closed. */
const alwaysOpen = new Set(['systemStatus', 'whitelabel', 'publicKey', 'logout'])

/** Whether a visitor from this address meets a closed door (BOOT-18). */
export async function isRestricted(deps: Deps, ip: string): Promise<boolean> {
  const { restricted, restrictedNetworks } = await readSetting(deps, statusSetting)
  return restricted || inNetworks(restrictedNetworks, ip)
}

/**
 * The gate that every call passes. Vendors pass always: rounds that run when a maintenance begins must settle.
 * Maintenance comes before the region (BOOT-19).
 */
export const platformOpenGate =
  (deps: Deps): Gates['open'] =>
  async (endpoint: Endpoint, ip) => {
    if (endpoint.access === 'vendor' || alwaysOpen.has(endpoint.name)) return
    const { maintenance } = await readSetting(deps, statusSetting)
    if (maintenance) throw new Refusal('MAINTENANCE')
    if (await isRestricted(deps, ip)) throw new Refusal('REGION_BLOCKED')
  }
