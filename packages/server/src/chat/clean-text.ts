import { chatRules } from './rules.ts'

/** Steers how text runs and is drawn, and nothing one reads: control characters, marks that turn text around, and half letters. */
const unseen = /[\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu
/** More marks on one letter than any language has. */
const heaped = /(\p{M}{3})\p{M}+/gu

/**
 * What a person typed, as others may read it: one line of plain text, no longer than a line may be. Markup stays what it is, text; nothing
 * of it is ever read as markup. Empty where nothing is left.
 */
export function cleanText(typed: string): string {
  const line = typed.replace(/\s+/g, ' ').replace(unseen, '').replace(heaped, '$1').trim()
  return [...line].slice(0, chatRules.length).join('').trim()
}
