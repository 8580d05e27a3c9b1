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

/** Fields as a form sends them, without those that have no value. */
const formOf = (input: object): string => {
  const fields = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) if (value != null) fields.set(name, String(value))
  return fields.toString()
}
const queryOf = (input: object): string => {
  const text = formOf(input)
  return text && `?${text}`
}

/** How an input travels in a body. */
const encodings = {
  json: ['application/json', encode],
  form: ['application/x-www-form-urlencoded', formOf],
} as const

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
    const [contentType, written] = encodings[row.encoding ?? 'json']
    wire.headers['content-type'] = contentType
    wire.body = written(input)
  }
  return wire
}
