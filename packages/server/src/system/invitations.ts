import { agentTypes } from '@baize/contract'
import { readSetting } from '../db/settings.ts'
import type { Deps } from '../deps.ts'
import { flagState } from './register-flags.ts'
import { whitelabelSetting } from './settings.ts'

/**
 * Whether a player of this type may invite others: agents always, members while the site has the
 * promotion (MEM-10, BOOT-10).
 */
export async function mayInvite(deps: Pick<Deps, 'db' | 'clock'>, type: number): Promise<boolean> {
  if (agentTypes.includes(type)) return true
  return flagState((await readSetting(deps, whitelabelSetting)).tree, 'REFERRALPROMO3') === true
}
