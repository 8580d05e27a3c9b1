import { toMinor } from '@baize/contract'
import type { Deps } from '../deps.ts'
import { readSetting } from '../db/settings.ts'
import { currencyOf } from '../wallet/index.ts'
import { transfersSetting } from './settings.ts'

/** What one transfer may carry, in minor units of the currency. */
export interface Limits {
  min: bigint
  max: bigint
  currency: string
}

/** The limits of the site for an account of this type. */
export async function limitsFor(deps: Deps, type: number): Promise<Limits> {
  const { min, max } = await readSetting(deps, transfersSetting)
  const currency = currencyOf(deps, type)
  return { min: toMinor(min, currency), max: toMinor(max, currency), currency }
}
