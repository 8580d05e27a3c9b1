import type { Reword, Texts, Words } from '@baize/client'
import { keys, languages } from 'baize:text-keys'
import { nearest } from '../findings/nearest.ts'
import { reportSetting } from '../findings/report.ts'
import { isOpen } from './open-words.ts'

// Comes to pages that have words of their own.

/** Why the text of a key is not replaced; empty where it may be. */
function problemOf(key: string): string {
  if (isOpen(key) && keys.includes(key)) return ''
  if (keys.includes(key) || key.startsWith('error.')) return `The text ${key} is the operator's and stays as it is.`
  const near = nearest(key, keys.filter(isOpen))
  return `There is no text ${key}.${near ? ` Did you mean ${near}?` : ''}`
}

/** What a text has filled in, such as `{{name}}`, and whatever else i18next would read in it. */
const filledIn = (text: string): string => [...new Set(text.match(/\{\{.*?\}\}|\$t\(/g))].sort().join(' ')

const ofLanguage = (words: Words, language: string) =>
  Object.entries(words).find(([tag]) => tag.toLowerCase() === language.toLowerCase())?.[1] ?? {}

/** Replaces the text of a key where it is among these texts. */
function replace(texts: Texts, key: string, word: string): void {
  const path = key.split('.')
  const name = path.pop() ?? ''
  let block: Texts | string | undefined = texts
  for (const step of path) block = typeof block === 'object' && Object.hasOwn(block, step) ? block[step] : undefined
  if (typeof block !== 'object' || !Object.hasOwn(block, name) || typeof block[name] !== 'string') return
  const [ours, theirs] = [filledIn(block[name]), filledIn(word)]
  if (ours === theirs) block[name] = word
  else reportSetting(`The text ${key} has to have ${ours || 'nothing filled in'}, not ${theirs || 'nothing'}.`)
}

/**
 * Texts that may come from a function of the page, which hands out what it likes: proxies, for one,
 * or nothing for a text.
 */
const copyOf = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, typeof text === 'object' && text ? copyOf(text) : text]),
  )

/**
 * Texts of a language with the words that the page has of its own. Words are text: what looks like
 * HTML is shown as it is.
 */
export const reword: Reword = (texts, language, words) => {
  const own = copyOf(texts)
  for (const tag of Object.keys(words))
    if (![...languages, language].includes(tag.toLowerCase()))
      reportSetting(`There are no texts in the language ${tag}.`)
  for (const [key, word] of Object.entries(ofLanguage(words, language))) {
    const problem = typeof word === 'string' && word.trim() ? problemOf(key) : `The text ${key} is empty.`
    if (problem) reportSetting(problem)
    else replace(own, key, word ?? '')
  }
  return own
}
