import { sealing } from '@baize/contract'
import type { Endpoint } from '@baize/contract'
import type { WireRequest } from './transport.ts'
import type { ScopeConfig } from '../config.ts'
import { toJson } from '../native-globals.ts'
import type { Seal } from './seal.ts'

/** Who asks, and in which language. */
export interface RequestContext {
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
  json: ['application/json', toJson],
  form: ['application/x-www-form-urlencoded', formOf],
} as const

const headersOf = (config: ScopeConfig, { token, locale }: RequestContext): Record<string, string> => ({
  accept: 'application/json',
  'accept-language': locale,
  ...(config.siteKey && { 'x-site-key': config.siteKey }),
  ...(config.merchant && { merchant: config.merchant }),
  ...(token && { authorization: `Bearer ${token}` }),
  ...config.headers,
})

/** The request that an endpoint and its input make on this operator's platform: method, address, headers and body, sealed where the endpoint says so. */
export async function buildRequest(
  endpoint: Endpoint,
  input: object,
  config: ScopeConfig,
  asking: RequestContext,
  seal: Seal,
): Promise<WireRequest> {
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const path = config.paths?.[endpoint.name as keyof typeof config.paths] ?? endpoint.path
  const wire: WireRequest = {
    endpoint: endpoint.name,
    method: endpoint.method,
    url: config.api + path + (inQuery ? queryOf(input) : ''),
    headers: headersOf(config, asking),
  }
  if (endpoint.sealed === 'header') wire.headers[sealing.header] = await seal(input, endpoint)
  else if (endpoint.sealed) {
    wire.headers['content-type'] = sealing.contentType
    wire.body = await seal(input, endpoint)
  } else if (!inQuery) {
    const [contentType, written] = encodings[endpoint.encoding ?? 'json']
    wire.headers['content-type'] = contentType
    wire.body = written(input)
  }
  return wire
}
