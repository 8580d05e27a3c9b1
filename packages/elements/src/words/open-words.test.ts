import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { textKeys } from '../locales/on-disk.ts'
import { isOpen } from './open-words.ts'

const src = join(import.meta.dirname, '..')
/** Where consents, ages, payments and agreements are drawn, and what turns a second proof off. */
const regulated = [
  'sections/account/register/{Terms.tsx,use-register.ts}',
  'sections/account/two-factor/*.tsx',
  'sections/agent/{agent-downlines/offer-agreement,contract-popup,shared/agreements}/**/*.{ts,tsx}',
  'sections/games/game-frame/LeaveDialog.tsx',
  'sections/member/{payout-accounts,transfer-upline}/**/*.{ts,tsx}',
  'shared/security/Set*.tsx',
]
const sourcesOf = (pattern: string) =>
  globSync(pattern, { cwd: src })
    .filter(file => !/\.(test|stories|fixture|element)\./.test(file))
    .map(file => [file, readFileSync(join(src, file), 'utf8')] as const)

/** Open keys that a source names, or makes as `a.${b}.c`. */
function openKeysIn(source: string): string[] {
  const templates = [...source.matchAll(/`([a-z]\w*\.[\w.${}()?:'! ]+)`/gi)].map(
    ([, text = '']) =>
      new RegExp(
        `^${text
          .replace(/\$\{.*?\}/g, '*')
          .replaceAll('.', '\\.')
          .replaceAll('*', '.+')}$`,
      ),
  )
  return open.filter(key => source.includes(`'${key}'`) || templates.some(template => template.test(key)))
}
const open = textKeys().filter(isOpen)

it('no text of a consent, an age, a payment, a contract or a second proof is open to pages', () => {
  for (const pattern of regulated) {
    const sources = sourcesOf(pattern)
    expect(sources.length, pattern).toBeGreaterThan(0)
    for (const [file, source] of sources) expect(openKeysIn(source), file).toEqual([])
  }
})

it.each([
  'common.and',
  'common.cancel',
  'winnersList.amount',
  'game.maxBet',
  'chat.ageYes',
  'chat.ageProof',
  'game.category',
  'game',
  '',
])('the text "%s" is closed until it is named', key => expect(isOpen(key)).toBe(false))
