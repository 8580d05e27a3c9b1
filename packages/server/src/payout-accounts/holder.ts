import { plainText } from '@baize/contract'

/** A name as it was typed, without doubled spaces. */
export const plainName = (typed: string): string => plainText(typed).replace(/ +/g, ' ')

/**
 * Whether a text can be a name: up to 255 letters with their accents, digits, signs and spaces, and
 * nothing that is not seen.
 */
export const isName = (text: string): boolean => /^[\p{L}\p{M}\p{N}\p{P} ]{1,255}$/u.test(text)

/** Compares letters alone, without their case and accents: banks print `DUC` for `Đức`. */
const letters = new Intl.Collator('en', { sensitivity: 'base' })

/** What is wrong with the holder of an account, which must bear the player's real name. */
export function holderProblem(holder: string, payeeName: string): 'empty' | 'holder' | null {
  if (!holder) return 'empty'
  return isName(holder) && letters.compare(holder, plainName(payeeName)) === 0 ? null : 'holder'
}
