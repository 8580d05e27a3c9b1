import { expect, test } from 'vitest'
import { footerVendors } from './footer-vendors.ts'

const card = (vassalage: string, displayName: string) => ({
  vassalage,
  displayName,
  gameType: 'RNG',
  gameCategory: 'RNG',
  games: 1,
  state: 'open' as const,
})

test('a vendor of several lanes stands in the footer once [NAV-18] [NAV-20]', () => {
  const lanes = [
    { cards: [card('A', 'Alpha'), card('B', 'Beta')] },
    { cards: [card('B2', 'Beta'), card('C', 'Gamma')] },
  ]
  expect(footerVendors(lanes)).toEqual([
    { name: 'Alpha', code: 'A' },
    { name: 'Beta', code: 'B' },
    { name: 'Gamma', code: 'C' },
  ])
  expect(footerVendors([])).toEqual([])
})
