import { expect, it } from 'vitest'
import { markedParts } from './marked-parts.ts'
import { wordsIn } from './words-in.ts'

/** What is marked, in brackets. */
const marked = (name: string, typed: string) =>
  markedParts(name, wordsIn(typed))
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('')

it('marks the beginnings of words that were typed, the longest', () => {
  expect(marked('Jade Dragon', 'dra')).toBe('Jade [Dra]gon')
  expect(marked('Dragon’s Drum', 'dr drag')).toBe('[Drag]on’s [Dr]um')
  expect(marked('Jade Dragon', 'jade dragon')).toBe('[Jade] [Dragon]')
})

it('marks letters with their accents, however they are written', () => {
  expect(marked('Jáde', 'ja')).toBe('[Já]de')
  expect(marked('Jáde', 'ja')).toBe('[Já]de')
  expect(marked('Straße', 'strass')).toBe('[Straß]e')
})

it('marks nothing inside a word, nor where a typo was forgiven', () => {
  expect(marked('Jade Dragon', 'ade')).toBe('Jade Dragon')
  expect(marked('Jade Dragon', 'jaed')).toBe('Jade Dragon')
  expect(marked('Jade Dragon', '')).toBe('Jade Dragon')
})
