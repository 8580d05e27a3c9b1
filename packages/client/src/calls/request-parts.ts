import type { ScopeConfig } from '../config.ts'

/** Who asks, and in which language. */
export interface RequestContext {
  token: string | null
  /** BCP 47 tag. */
  locale: string
}

/** Fields as a form sends them, without those that have no value. */
export const formOf = (input: object): string => {
  const fields = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) if (value != null) fields.set(name, String(value))
  return fields.toString()
}
/** The same after an address. */
export const queryOf = (input: object): string => {
  const text = formOf(input)
  return text && `?${text}`
}

/** Headers that say who asks. */
export const headersOf = (config: ScopeConfig, { token, locale }: RequestContext): Record<string, string> => ({
  accept: 'application/json',
  'accept-language': locale,
  ...(config.siteKey && { 'x-site-key': config.siteKey }),
  ...(config.merchant && { merchant: config.merchant }),
  ...(token && { authorization: `Bearer ${token}` }),
  ...config.headers,
})

/** Address and headers of a call that reads what everybody may, as `createCaller` sends it. */
export const publicRequest = (
  config: ScopeConfig,
  path: string,
  input: object,
  locale: string,
): [url: string, headers: Record<string, string>] => [
  config.api + path + queryOf(input),
  headersOf(config, { token: null, locale }),
]
