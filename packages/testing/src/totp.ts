const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function bytesOf(secret: string): Uint8Array<ArrayBuffer> {
  const bits = [...secret.replace(/\s/g, '')]
    .map(letter => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], byte => parseInt(byte, 2))
}

/**
 * The code that an authenticator shows for a secret: RFC 6238 with SHA-1, six digits, thirty
 * seconds.
 */
export async function totp(secret: string, now = Date.now()): Promise<string> {
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-1' }, false, ['sign'])
  const counter = new DataView(new ArrayBuffer(8))
  counter.setUint32(4, Math.floor(now / 30_000))
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter))
  const offset = mac.getUint8(19) & 15
  return String((mac.getUint32(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
