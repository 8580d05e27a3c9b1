import { patterns, type PayoutFormat } from '@baize/contract'

export type NumberProblem = 'empty' | 'format' | 'checksum'

/** Whether the check digits of an IBAN are right: a letter counts as two digits (ISO 7064). */
function hasCheckDigits(iban: string): boolean {
  const turned = `${iban.slice(4)}${iban.slice(0, 4)}`
  const rest = [...turned].reduce((sum, letter) => Number(`${sum}${parseInt(letter, 36)}`) % 97, 0)
  return rest === 1
}

interface Format {
  /** Of the number without what only separates its parts. */
  shape: RegExp
  /** What separates parts of it where it is printed or typed. */
  separators: RegExp
  upperCase?: true
  /** It is written in groups of four. */
  grouped?: true
  isRight?: (number: string) => boolean
}

/**
 * How numbers of accounts are written. What needs a table of countries, or the hash in an address,
 * the platform alone checks.
 */
const formats: Readonly<Record<PayoutFormat, Format>> = {
  iban: {
    shape: /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/,
    separators: /[\s.-]/g,
    upperCase: true,
    grouped: true,
    isRight: hasCheckDigits,
  },
  account: { shape: /^[A-Za-z\d]{6,34}$/, separators: /[\s.-]/g },
  email: { shape: patterns.EMAIL, separators: /\s/g },
  bitcoin: {
    shape: /^(bc1[a-z\d]{11,87}|BC1[A-Z\d]{11,87}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/,
    separators: /\s/g,
  },
}

/** A number as it is sent: without what separates its parts. */
export function plainNumber(format: PayoutFormat, typed: string): string {
  const { separators, upperCase } = formats[format]
  const plain = typed.replace(separators, '')
  return upperCase ? plain.toUpperCase() : plain
}

/** A number as it is written in its field: an IBAN in groups of four. */
export const writtenNumber = (format: PayoutFormat, typed: string): string =>
  formats[format].grouped ? (plainNumber(format, typed).match(/.{1,4}/g) ?? []).join(' ') : typed

/** What is wrong with a number, as far as a page can tell. */
export function numberProblem(format: PayoutFormat, typed: string): NumberProblem | null {
  const { shape, isRight } = formats[format]
  const plain = plainNumber(format, typed)
  if (!plain) return 'empty'
  if (!shape.test(plain)) return 'format'
  return isRight && !isRight(plain) ? 'checksum' : null
}

/** Writes a number in its groups while it is typed, and leaves the cursor where it was. */
export function groupWhileTyped(input: HTMLInputElement, format: PayoutFormat): void {
  const written = writtenNumber(format, input.value)
  if (written === input.value) return
  const before = input.value.slice(0, input.selectionStart ?? input.value.length)
  const at = writtenNumber(format, before).length
  input.value = written
  input.setSelectionRange(at, at)
}
