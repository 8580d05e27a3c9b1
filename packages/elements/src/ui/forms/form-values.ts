/** Typed values, by field name. A ticked box is `on`, an empty one is missing. */
export type Values = Readonly<Record<string, string | undefined>>
/** Problems by field name, in words a person can read. */
export type Problems = Readonly<Record<string, string>>

/**
 * Fields that keep whatever was typed inside: passwords, shown or hidden, and texts of many lines.
 */
const verbatim = 'textarea, input[type=password], input[data-secret]'

/**
 * Reads a form at the moment it is sent, so that values a password manager wrote without telling
 * anyone count too. All text is trimmed (AUTH-03): the login trims, so a password with a space at
 * its end could be set but never typed again.
 * @param readLine - reads a line of text
 */
export function readForm(form: HTMLFormElement, readLine: (typed: string) => string): Values {
  const values: Record<string, string> = {}
  const kept = new Set([...form.querySelectorAll<HTMLInputElement>(verbatim)].map(({ name }) => name))
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') values[name] = kept.has(name) ? value.trim() : readLine(value)
  return values
}

export const withoutField = (problems: Problems, name: string): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([key]) => key !== name))
