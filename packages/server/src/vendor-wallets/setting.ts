import * as z from 'zod/mini'
import { readSetting, settingSubject } from '../db/settings.ts'
import type { Deps } from '../deps.ts'

/** Whether players have one wallet for all vendors, or one at each of them (WAL-09). */
export const walletsSetting = settingSubject('wallets', z.object({ isSingle: z.boolean() }), { isSingle: true })

export const isSingleWallet = async (deps: Pick<Deps, 'db' | 'clock'>): Promise<boolean> =>
  (await readSetting(deps, walletsSetting)).isSingle
