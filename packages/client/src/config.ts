import type { EndpointName } from '@baize/contract'
import type { LoadTexts, Words } from './i18n/texts.ts'
import type { Seal } from './calls/seal.ts'

/** Looks that a page chooses by one word. */
export type Appearance = 'felt' | 'paper' | 'plain'

/** Settings of a scope (SDK-09). Known, and calls begin, as soon as `api` is. */
export interface ScopeConfig {
  /** Origin, or base address, of the operator's API. */
  api: string
  merchant: string
  /** Public key of the site; the platform knows its origins. */
  siteKey: string
  /** BCP 47 tag or code of the specification. */
  locale?: string
  /** Languages that the site offers; without it, those that the platform says it does. */
  locales?: readonly string[]
  /** `dark`, `light`, or `auto`, which follows what the page paints behind each element. Without it: the page's, else `auto`. */
  theme?: string
  /** `felt`, `paper`, or `plain`, which takes the page's own face and has no mark of ours. Without it: the page's, else `felt`. */
  appearance?: Appearance
  imageCDNs?: readonly string[]
  /** Sent with every call, for operators with a gateway of their own. */
  headers?: Record<string, string>
  /** Paths of single calls that differ from the contract, by name of the endpoint. */
  paths?: Partial<Record<EndpointName, string>>
  /** Replaces the sealing of the contract. */
  seal?: Seal
  fetch?: typeof globalThis.fetch
  /** `memory`: nothing is written to the browser's storage. */
  storage?: 'memory'
  /** Whether the page is the operator's own. Without it: when page and API share an origin. The platform still decides what a session may do. */
  ownSite?: boolean
  /** Address of the texts of a language, or a function that loads them. */
  texts?: string | LoadTexts
  /** Words in place of single ones of ours, by language and key. Without them: the page's. */
  words?: Words
}
/** Settings as a host gives them: any of them, in any order, once or often. */
export type Config = { [Name in keyof ScopeConfig]?: ScopeConfig[Name] | undefined }

const originOf = (api: string): string => {
  try {
    return new URL(api).origin
  } catch {
    return ''
  }
}

/**
 * Settings after a change, or what is wrong with it.
 *
 * A scope never changes the platform it talks to: a second API origin would send a session to somebody else.
 */
export function mergeConfig(
  before: ScopeConfig | null,
  draft: Config,
  change: Config,
): Config | 'INVALID_URL' | 'config-conflict' {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value != null)) as Config
  if (given.api !== undefined) {
    const origin = originOf(given.api)
    if (!origin) return 'INVALID_URL'
    if (before && originOf(before.api) !== origin) return 'config-conflict'
    given.api = given.api.replace(/\/+$/, '')
  }
  return { ...draft, ...given }
}

/** Settings that are complete enough to make calls with. */
export const completeConfig = (draft: Config): ScopeConfig | null =>
  draft.api ? { merchant: '', siteKey: '', ...draft, api: draft.api } : null
