/** Digits without the spaces and hyphens that people write between them; empty where it is none. */
export function digitsOf(typed: string): string {
  const digits = typed.replace(/[\s-]/g, '')
  return /^\d+$/.test(digits) ? digits : ''
}

/** Whether the last digit checks the others, as on cards (ISO/IEC 7812-1). */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return digits.length > 0 && sum % 10 === 0
}

export function isCardNumber(typed: string): boolean {
  const digits = digitsOf(typed)
  return digits.length >= 12 && digits.length <= 19 && passesLuhn(digits)
}

export function isVoucherCode(typed: string): boolean {
  const digits = digitsOf(typed)
  return digits.length === 12 && passesLuhn(digits)
}
