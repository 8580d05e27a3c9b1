/** What a language is called in another, in the letter case of a list; its code where nobody knows. */
export function languageName(code: string, locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' }).of(code.toLowerCase()) ?? code
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
