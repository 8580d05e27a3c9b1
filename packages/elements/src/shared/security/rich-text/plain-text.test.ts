import { expect, it } from 'vitest'
import { asSentence, inOneLine, plainText } from './plain-text.ts'

it('keeps the words of a notice and its paragraphs, and no markup', () => {
  expect(plainText('<p>One &amp; <b>two</b>.</p><p>Three<br>four</p>')).toBe('One & two.\n\nThree\nfour')
  expect(plainText('<img src=x onerror=alert(1)>Hi<script>x</script>')).toBe('Hix')
  expect(plainText('1 &lt; 2 &unknown;')).toBe('1 < 2 &unknown;')
})

it('ends a title before the words that follow it, unless it has an end of its own', () => {
  expect(['New tables', 'Ready?', 'Closed.', '維護'].map(asSentence)).toEqual([
    'New tables.',
    'Ready?',
    'Closed.',
    '維護.',
  ])
})

it('puts a mark between lines that stand in one, where the first has no end of its own', () => {
  const content = '<p>Fishing: Tidewater<br>PVP: Salon</p><p>One is closed.</p><p>Until tonight.</p>'
  expect(inOneLine(content)).toBe('Fishing: Tidewater · PVP: Salon · One is closed. Until tonight.')
})
