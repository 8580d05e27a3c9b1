import type { Random } from '../deps.ts'

/** Crockford's base 32: no I, L, O or U, so an id can be read aloud. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A round id of 60 random bits, like `7K2M-9QXD-41AB`. */
export function newRoundId(random: Random): string {
  const text = Array.from(random.bytes(12), byte => letters[byte % 32]).join('')
  return text.replace(/(.{4})(?=.)/g, '$1-')
}
