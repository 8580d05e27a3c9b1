import type { Settings } from '../deps.ts'
import { isStandardMerchant } from '../merchants/index.ts'

type Place = Pick<Settings, 'mode' | 'merchant'>

/**
 * A command of staff as they type it: it names its merchant where that is not the one that commands
 * are for by themselves.
 */
export const opsCommand = (place: Place, words: string): string =>
  `npm run ops -- ${isStandardMerchant(place) ? '' : `--merchant ${place.merchant} `}${words}`
