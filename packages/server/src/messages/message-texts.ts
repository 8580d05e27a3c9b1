import { inLanguage } from '../text/language.ts'
import type english from '../text/locales/en/messages.json'
import { textsOf } from '../text/texts.ts'

/** A text by its name. */
export type TextKey = keyof typeof english

/** Texts of messages, by language. They link to the operator's own host only. */
const texts = textsOf<Readonly<Record<TextKey, string>>>('messages')

/** The texts of a language, with `{names}` filled in; English where there is no such language. */
export function textsIn(
  language: string,
): (key: TextKey, values?: Readonly<Record<string, string | number>>) => string {
  const own = inLanguage(texts, language)
  return (key, values = {}) =>
    own?.[key].replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all)) ?? key
}
