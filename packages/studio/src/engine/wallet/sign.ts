import { signatureHeaders, signVendorCall } from '@baize/contract'

export interface Signer {
  vendor: string
  keyId: string
  secret: string
}

/** Headers of a call signed at `at` (milliseconds since 1970) with a nonce that is used once. */
export async function signedHeaders(
  { vendor, keyId, secret }: Signer,
  path: string,
  body: string,
  at: number,
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(at / 1000))
  const nonce = crypto.randomUUID()
  return {
    'content-type': 'application/json',
    [signatureHeaders.vendor]: vendor,
    [signatureHeaders.keyId]: keyId,
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.nonce]: nonce,
    [signatureHeaders.signature]: await signVendorCall(secret, { timestamp, nonce, path, body }),
  }
}
