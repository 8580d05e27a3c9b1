import type { Settings } from '../deps.ts'

/** The merchant of a platform that is told nothing of merchants. */
export const standardMerchant = (mode: 'sandbox' | 'production'): string => (mode === 'sandbox' ? 'demo' : 'site')

export const isStandardMerchant = ({ mode, merchant }: Pick<Settings, 'mode' | 'merchant'>): boolean =>
  merchant === standardMerchant(mode)
