import type { Endpoint } from '@baize/contract'
import type { Deps } from '../deps.ts'
import type { Caller, Gates } from '../http/route.ts'
import { Refusal } from '../http/refusal.ts'
import { inNetworks } from '../http/networks.ts'
import { readSetting } from '../db/settings.ts'
import { statusSetting } from './settings.ts'

/** Endpoints that a closed platform still answers, so that pages can show that it is closed. */
const alwaysOpen = new Set(['systemStatus', 'whitelabel', 'publicKey', 'logout'])

/** Whether the platform is closed for this address or country (BOOT-18). */
export async function isRestricted(deps: Deps, { ip, country }: Caller): Promise<boolean> {
  const { restricted, restrictedNetworks, restrictedCountries } = await readSetting(deps, statusSetting)
  return restricted || restrictedCountries.includes(country) || inNetworks(restrictedNetworks, ip)
}

/** @throws Refusal MAINTENANCE while the platform is closed */
export async function requireNoMaintenance(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const { maintenance } = await readSetting(deps, statusSetting)
  if (maintenance) throw new Refusal('MAINTENANCE')
}

/**
 * Refuses calls during maintenance and from restricted regions; maintenance is checked first
 * (BOOT-19).
 */
export const platformOpenGate =
  (deps: Deps): Gates['open'] =>
  async (endpoint: Endpoint, caller) => {
    if (alwaysOpen.has(endpoint.name)) return
    await requireNoMaintenance(deps)
    if (await isRestricted(deps, caller)) throw new Refusal('REGION_BLOCKED')
  }
