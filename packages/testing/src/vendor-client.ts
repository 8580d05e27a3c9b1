import { signatureHeaders, signVendorCall } from '@baize/contract'
import type { Envelope, Input, Output, Endpoint } from '@baize/contract'

/** An answer to a vendor: what it says, and the bytes it said it with. */
export interface VendorReply<T> extends Envelope<T> {
  status: number
  body: string
}

interface Signing {
  vendor?: string
  keyId?: string
  secret?: string
  timestamp?: string
  nonce?: string
  /** What is signed, where it is another text than the one sent. */
  signedBody?: string
  signature?: string
  /** The address that a proxy in front of the platform names. */
  from?: string
}

export type VendorClient = ReturnType<typeof vendorClient>

/**
 * Calls a running platform as the demo studio does, every call signed at the time the platform
 * thinks it is.
 *
 * @param ownSecret - signs every call that names no other
 */
export function vendorClient(url: string, ownSecret: string, now: () => Date = () => new Date()) {
  async function headersFor(path: string, body: string, signing: Signing): Promise<Record<string, string>> {
    const { vendor = 'studio', keyId = 'k1', secret = ownSecret, nonce = crypto.randomUUID() } = signing
    const timestamp = signing.timestamp ?? String(Math.floor(now().getTime() / 1000))
    const signature = await signVendorCall(secret, { timestamp, nonce, path, body: signing.signedBody ?? body })
    return {
      ...(signing.from && { 'x-forwarded-for': signing.from }),
      [signatureHeaders.vendor]: vendor,
      [signatureHeaders.keyId]: keyId,
      [signatureHeaders.timestamp]: timestamp,
      [signatureHeaders.nonce]: nonce,
      [signatureHeaders.signature]: signing.signature ?? signature,
    }
  }

  /** Sends a text as it is. */
  async function send<R extends Endpoint>(
    endpoint: R,
    body: string,
    signing: Signing = {},
  ): Promise<VendorReply<Output<R>>> {
    const headers = { 'content-type': 'application/json', ...(await headersFor(endpoint.path, body, signing)) }
    const response = await fetch(`${url}${endpoint.path}`, { method: endpoint.method, headers, body })
    const text = await response.text()
    return { ...(JSON.parse(text) as Envelope<Output<R>>), status: response.status, body: text }
  }

  return {
    send,
    call: <R extends Endpoint>(endpoint: R, input: Input<R>, signing: Signing = {}) =>
      send(endpoint, JSON.stringify(input), signing),
  }
}
