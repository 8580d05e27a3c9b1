/** Names that not every browser knows (I18N-07). */
const rare: Readonly<Record<string, string>> = { km: 'ខ្មែរ', lo: 'ລາວ', my: 'မြန်မာ', ne: 'नेपाली' }

/** The name of a language in that language; its tag where nobody knows it. */
export function nativeName(tag: string): string {
  try {
    return rare[tag] ?? new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
