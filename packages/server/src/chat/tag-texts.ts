import { inLanguage } from '../text/in-language.ts'
import { textsOf } from '../text/texts.ts'

const texts = textsOf<{ tag: Record<string, string> }>('chat')

/** What a model likes to talk about, in the asked language; a tag that has no texts is shown as staff wrote it. */
export const tagText = (tag: string, language: string): string => inLanguage(texts, language)?.tag[tag] ?? tag
