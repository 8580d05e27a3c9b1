import { parseUrl, plainText, type EndpointName } from '@baize/contract'
import { CallError } from './calls/error.ts'
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
  /**
   * `dark`, `light`, or `auto`, which follows what the page paints behind each element. Without it:
   * the page's, else `auto`.
   */
  theme?: string
  /**
   * `felt`, `paper`, or `plain`, which takes the page's own face and has no mark of ours. Without
   * it: the page's, else `felt`.
   */
  appearance?: Appearance
  /**
   * `frame`: elements are drawn in frames of the operator's origin. Without it: as the page says,
   * else in the page.
   */
  isolation?: 'frame'
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
  /**
   * Whether the page is the operator's own. Without it: when page and API share an origin. The
   * platform still decides what a session may do.
   */
  ownSite?: boolean
  /** Address of the texts of a language, or a function that loads them. */
  texts?: string | LoadTexts
  /** Words in place of single ones of ours, by language and key. Without them: the page's. */
  words?: Words
}
/** Settings as a host gives them: any of them, in any order, once or often. */
export type Config = { [Name in keyof ScopeConfig]?: ScopeConfig[Name] | undefined }

/** Without a scheme, `operator.com:8443` is an address of the scheme `operator.com`. */
const schemes = ['http:', 'https:']
const originOf = (api: string): string | null => {
  const address = parseUrl(api)
  return address && schemes.includes(address.protocol) ? address.origin : null
}
/** An address as calls are added to it; null where it is none. */
export const baseOf = (api: string): string | null => originOf(api) && api.replace(/\/+$/, '')

/** Settings that go with every call. */
const sent = ['api', 'merchant', 'siteKey'] as const
/** What is no printable ASCII, nor white space: no header can carry it, or nobody sees it. */
const oddCharacter = /[^\s -~]|\uFEFF/

/** Whether a setting that goes with every call holds characters that it should not. */
export const hasOddCharacters = (given: Config): boolean => sent.some(name => oddCharacter.test(String(given[name])))

/**
 * Settings as they can be sent: read without characters that nobody sees, and without those that no
 * header can carry, such as a Cyrillic letter that looks like a Latin one.
 */
export function sendableConfig(given: Config): Config {
  const config = { ...given }
  for (const name of sent) {
    const value = given[name]
    if (typeof value !== 'string') continue
    config[name] = plainText(value)
    if (name !== 'api' && oddCharacter.test(config[name])) delete config[name]
  }
  return config
}

/**
 * Settings after a change, or what is wrong with it.
 *
 * A scope never changes the platform it talks to: a second API origin would send a session to
 * somebody else.
 *
 * @param removable - settings that end where the change does not name them; others stay
 */
export function mergeConfig(
  before: ScopeConfig | null,
  draft: Config,
  change: Config,
  removable: readonly (keyof Config)[] = [],
): Config | CallError {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value != null)) as Config
  if (given.api !== undefined) {
    const api = String(given.api)
    const origin = originOf(api)
    if (!origin) {
      const message = `The setting api begins with http:// or https://, unlike ${JSON.stringify(api)}`
      return new CallError('INVALID_URL', { message })
    }
    if (before && originOf(before.api) !== origin) {
      const message = `api stays ${before.api}, not ${api}: a second operator needs a <baize-scope>`
      return new CallError('config-conflict', { message })
    }
    given.api = baseOf(api) ?? api
  }
  const remaining = Object.fromEntries(
    Object.entries(draft).filter(([name]) => !removable.includes(name as keyof Config)),
  )
  return { ...remaining, ...given }
}

/** Settings that are complete enough to make calls with. */
export const completeConfig = (draft: Config): ScopeConfig | null =>
  draft.api ? { merchant: '', siteKey: '', ...draft, api: draft.api } : null
