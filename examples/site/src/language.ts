import { permission } from './start/permission.ts'
import { applyTexts, chooseLocale, ownLocale, requestedLocale, textsIn, type SiteTexts } from './texts.ts'

const storedLanguage = (): string | null => {
  try {
    return localStorage.getItem('lang')
  } catch {
    return null
  }
}

/**
 * The platform delivers the page in the language that its address names, where the site offers it.
 */
let locale: string = document.documentElement.lang || ownLocale
/** Nothing while the page speaks as it was delivered. */
let words: SiteTexts = {}

/** Puts the page's own words into a part of it. */
export const translate = (root: ParentNode): void => applyTexts(root, words)

/**
 * Puts the page into a language; the latest wish alone counts.
 * @param spoken - called when the words are there
 */
export async function speak(wish: string, spoken: () => void): Promise<void> {
  if (wish === locale) return
  locale = wish
  document.documentElement.lang = wish
  const coming = await textsIn(wish)
  if (wish !== locale) return
  words = coming
  translate(document)
  spoken()
}

/**
 * Speaks the language that was asked for or chosen before, once the platform has said that this
 * site offers it; the language that the page was delivered in needs no answer.
 */
export async function startLanguage(spoken: () => void): Promise<void> {
  const wishes = [new URL(location.href).searchParams.get('lang'), storedLanguage()] as const
  const delivered = locale
  if (requestedLocale(...wishes, delivered) === delivered) return
  const { languages } = (await permission).config
  return speak(chooseLocale(...wishes, languages, delivered), spoken)
}
