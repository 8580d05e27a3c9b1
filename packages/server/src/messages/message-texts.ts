import { inLanguage } from '../text/in-language.ts'
import type english from '../text/locales/en/messages.json'
import { textsOf } from '../text/texts.ts'

/** A text by its name. */
export type TextKey = keyof typeof english

/** What the platform writes to people, by language. Never a link to another host than the operator's own. */
const texts = textsOf<Readonly<Record<TextKey, string>>>('messages')

/** The texts of a language, with `{names}` filled in; English where we do not write the language. */
export function textsIn(
  language: string,
): (key: TextKey, values?: Readonly<Record<string, string | number>>) => string {
  const own = inLanguage(texts, language)
  return (key, values = {}) =>
    own?.[key].replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all)) ?? key
}
