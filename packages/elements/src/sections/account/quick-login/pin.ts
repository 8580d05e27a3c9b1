type T = (key: string, values?: Record<string, unknown>) => string

/** What is wrong with a PIN, or null (AUTH-32). */
export function pinProblem(t: T, pin: string): string | null {
  if (!pin) return t('field.empty')
  return /^\d{4,6}$/.test(pin) ? null : t('quick.pinFormat')
}
