import type english from '../../text/locales/en/chat-room.json'

export type TextKey = keyof typeof english

/** The texts that the page came with, in its language. */
const texts = JSON.parse(document.getElementById('texts')?.textContent ?? '{}') as Record<TextKey, string>

/** A text of the page in its language, its `{names}` filled in. */
export const t = (key: TextKey, values: Record<string, string | number> = {}): string =>
  texts[key].replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))

/** The text of a refusal; one that has none of its own is `UNKNOWN`. */
export const refusal = (code: string, wait: number): string =>
  t(Object.hasOwn(texts, code) ? (code as TextKey) : 'UNKNOWN', { wait })

/** Hours and minutes as people of that language write them. */
export const clock = (time: string): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { hour: '2-digit', minute: '2-digit' }).format(new Date(time))
