/**
 * The name of a language in another one, with a capital as a list has it; its code where there is
 * no name.
 */
export function languageName(code: string, locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' }).of(code.toLowerCase()) ?? code
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
