import type { Category } from '@baize/contract'
import type { Setting } from '../db/settings.ts'
import type { brandSetting, siteSetting } from '../system/index.ts'

/** How a merchant begins. Its staff change brand, site and flags afterwards. */
export interface Merchant {
  /**
   * Currency of players' wallets. It stays, because money of another currency is in them from then
   * on.
   */
  currency: string
  /**
   * Kinds of games that it offers; all without it. The navigation of its site follows from them
   * (NAV-02). They are read when the platform starts, and no command changes them.
   */
  categories?: readonly Category[]
  brand?: Partial<Setting<typeof brandSetting>>
  site?: Partial<Setting<typeof siteSetting>>
  /** Flags of the whitelabel tree that are not as they are by default. */
  flags?: Readonly<Record<string, boolean>>
}

const blue = {
  dark: {
    bg: '#0A1018',
    surface: '#111B27',
    raised: '#182637',
    sunk: '#0C141E',
    hover: '#1F3045',
    rail: '#0C1622',
    felt: '#3E8ED0',
    'felt-hover': '#56A0DC',
    'felt-press': '#3785C6',
    'on-felt': '#03101C',
    'felt-text': '#7DBDF0',
    'felt-tint': '#172C41',
    brass: '#F2A65A',
    'brass-hover': '#F6B878',
    'brass-press': '#DB9047',
    'brass-text': '#F6B878',
    panel: '#123A63',
    'panel-accent': '#F8CFA0',
  },
  light: {
    bg: '#F1F5F9',
    sunk: '#F5F8FB',
    hover: '#E6EDF4',
    rail: '#12395F',
    felt: '#1B5E9B',
    'felt-hover': '#154E83',
    'felt-press': '#103F6B',
    'felt-text': '#17548C',
    'felt-tint': '#E3EDF6',
    brass: '#F2A65A',
    'brass-hover': '#E79A4D',
    'brass-press': '#D88A3B',
    'brass-text': '#8A4B0C',
    panel: '#123A63',
    'panel-accent': '#F8CFA0',
  },
} as const

/**
 * The merchants of this platform by their codes; `demo` and `quay` show what two of them have in
 * common, and what not.
 */
const merchants: Readonly<Record<string, Merchant>> = {
  demo: { currency: 'EUR' },
  site: { currency: 'EUR' },
  quay: {
    currency: 'USD',
    categories: ['BGS', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG'],
    brand: { name: 'Quayside', logo: '/brands/quay.svg', colours: blue },
    site: { defaultLanguage: 'EN', languages: ['EN', 'DE'], gmtOffset: '+01:00' },
    flags: { AGENTPOLICY3: true },
  },
}

export const merchantCodes: readonly string[] = Object.keys(merchants)
export const isMerchant = (code: string): boolean => Object.hasOwn(merchants, code)

/** How a merchant begins. @throws Error where there is none of this code */
export function merchantOf(code: string): Merchant {
  const found = isMerchant(code) ? merchants[code] : undefined
  if (!found) throw new Error(`There is no merchant ${code}.`)
  return found
}
