import { sealing } from '@baize/contract'
import type { Row } from '@baize/contract'
import type { Wire } from './call.ts'
import type { ScopeConfig } from './config.ts'
import { encode } from './pristine.ts'
import type { Seal } from './seal.ts'

/** Who asks, and in which language. */
export interface Asking {
  token: string | null
  /** BCP 47 tag. */
  locale: string
}

const queryOf = (input: object): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) if (value != null) query.set(name, String(value))
  const text = query.toString()
  return text && `?${text}`
}

const headersOf = (config: ScopeConfig, { token, locale }: Asking): Record<string, string> => ({
  accept: 'application/json',
  'accept-language': locale,
  ...(config.siteKey && { 'x-site-key': config.siteKey }),
  ...(config.merchant && { merchant: config.merchant }),
  ...(token && { authorization: `Bearer ${token}` }),
  ...config.headers,
})

/** The request that a row and its input make on this operator's platform: method, address, headers and body, sealed where the row says so. */
export async function wireOf(row: Row, input: object, config: ScopeConfig, asking: Asking, seal: Seal): Promise<Wire> {
  const inQuery = row.method === 'GET' || row.method === 'DELETE'
  const path = config.paths?.[row.name as keyof typeof config.paths] ?? row.path
  const wire: Wire = {
    row: row.name,
    method: row.method,
    url: config.api + path + (inQuery ? queryOf(input) : ''),
    headers: headersOf(config, asking),
  }
  if (row.sealed === 'header') wire.headers[sealing.header] = await seal(input, row)
  else if (row.sealed) {
    wire.headers['content-type'] = sealing.contentType
    wire.body = await seal(input, row)
  } else if (!inQuery) {
    wire.headers['content-type'] = 'application/json'
    wire.body = encode(input)
  }
  return wire
}
