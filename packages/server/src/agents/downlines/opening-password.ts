import type { Random } from '../../deps.ts'

/** Without letters and figures that are taken for one another when they are read out. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const length = 12

/** A password for somebody else, who changes it at the first login (AGT-23): 59 bits, with a letter and a figure, as every rule wants. */
export function openingPassword(random: Random): string {
  const drawn = Array.from({ length }, () => alphabet[random.below(alphabet.length)]).join('')
  return /[a-z]/.test(drawn) && /\d/.test(drawn) ? drawn : openingPassword(random)
}
