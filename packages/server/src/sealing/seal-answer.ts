import { sealing } from '@baize/contract'
import { base64url, CompactEncrypt, importJWK } from 'jose'

/** Letters of the longest key in a header: a public key of P-256 has some 130. */
const maxKeyLength = 400

/** @throws where the text is no public key of P-256 */
async function keyOf(text: string) {
  const { kty, crv, x, y } = JSON.parse(new TextDecoder().decode(base64url.decode(text))) as Record<string, string>
  if (kty !== 'EC' || crv !== 'P-256' || !x || !y) throw new Error('No key of P-256')
  return importJWK({ kty, crv, x, y }, sealing.alg)
}

/**
 * Seals a value of an answer to the one-time key that the caller has sent in `X-Enc-Key` (API-71);
 * empty where it sent none, or none that can be used.
 */
export async function sealToCaller(headers: Headers, value: string): Promise<string> {
  const sent = headers.get(sealing.answerHeader) ?? ''
  if (!sent || sent.length > maxKeyLength) return ''
  const key = await keyOf(sent).catch(() => null)
  if (!key) return ''
  const { alg, enc } = sealing
  return new CompactEncrypt(new TextEncoder().encode(value)).setProtectedHeader({ alg, enc }).encrypt(key)
}
