/** Headers of a signed vendor call. */
export const signatureHeaders = {
  vendor: 'x-vendor',
  keyId: 'x-key-id',
  timestamp: 'x-timestamp',
  nonce: 'x-nonce',
  signature: 'x-signature',
} as const

/** How far a timestamp may lie from the receiver's clock, in seconds. */
export const signatureWindow = 300

/**
 * Hex HMAC-SHA256 over `timestamp.nonce.path.body`. The body is the raw text as sent, and the path stands inside so that a
 * signed bet cannot be replayed as a win.
 */
export async function signVendorCall(
  secret: string,
  parts: { timestamp: string; nonce: string; path: string; body: string },
): Promise<string> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  const text = `${parts.timestamp}.${parts.nonce}.${parts.path}.${parts.body}`
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
