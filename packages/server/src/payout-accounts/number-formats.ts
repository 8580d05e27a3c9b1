import { accountNumberMax, patterns, plainText } from '@baize/contract'
import type { PayoutFormat } from '@baize/contract'
import { maskEmail } from '../text/mask.ts'
import { bitcoinProblem } from './bitcoin.ts'
import { ibanProblem } from './iban.ts'

/** How numbers of one kind are written. */
interface NumberFormat {
  /** The number as it is kept, from what was typed without invisible characters. */
  normalize: (typed: string) => string
  /** What is wrong with a number that was normalized; null where nothing is. */
  problem: (number: string) => 'format' | 'checksum' | null
  /** What its owner recognises it by, and nobody else can use. */
  mask: (number: string) => string
  /** Whether a number is one account whatever the provider, as an IBAN is. */
  isGlobal: boolean
}

const dots = '••••'
/** The last four characters, and fewer of a short number. */
const endOf = (number: string): string => number.slice(number.length - Math.min(4, Math.floor(number.length / 3)))
const withoutSpaces = (typed: string): string => typed.replace(/[\s-]/g, '')
const fits = (number: string, pattern: RegExp) => (pattern.test(number) ? null : 'format')

/** The formats of numbers (MEM-16). */
export const numberFormats: Readonly<Record<PayoutFormat, NumberFormat>> = {
  iban: {
    normalize: typed => withoutSpaces(typed).toUpperCase(),
    problem: ibanProblem,
    mask: number => `${number.slice(0, 2)} ${dots} ${endOf(number)}`,
    isGlobal: true,
  },
  account: {
    normalize: withoutSpaces,
    problem: number => fits(number, /^[A-Za-z\d]{6,34}$/),
    mask: number => `${dots} ${endOf(number)}`,
    isGlobal: false,
  },
  email: {
    normalize: typed => typed.toLowerCase(),
    problem: number => fits(number, patterns.SYMBOLS) ?? fits(number, patterns.EMAIL),
    mask: maskEmail,
    isGlobal: false,
  },
  bitcoin: {
    // Segwit addresses may be in capitals throughout, as QR codes have them.
    normalize: typed => (/^BC1[A-Z\d]+$/.test(typed) ? typed.toLowerCase() : typed),
    problem: bitcoinProblem,
    mask: number => `${number.slice(0, 4)} ${dots} ${endOf(number)}`,
    isGlobal: true,
  },
}

/** A number that was checked, or the key of the text that says what is wrong with it. */
type CheckedNumber = { number: string; problem?: never } | { number?: never; problem: 'empty' | 'format' | 'checksum' }

/** Checks a number as it was typed. */
export function checkNumber(format: PayoutFormat, typed: string): CheckedNumber {
  const plain = plainText(typed)
  if (!plain) return { problem: 'empty' }
  if (plain.length > accountNumberMax) return { problem: 'format' }
  const { normalize, problem } = numberFormats[format]
  const number = normalize(plain)
  const wrong = problem(number)
  return wrong ? { problem: wrong } : { number }
}

/**
 * What an account is told from the player's others by. One number at two banks or wallets is two
 * accounts, unless it says by itself whose it is.
 */
export function numberKeyOf({ id, format }: { id: string; format: PayoutFormat }, number: string): string {
  const { isGlobal } = numberFormats[format]
  return isGlobal ? number : `${id}:${number.toLowerCase()}`
}
