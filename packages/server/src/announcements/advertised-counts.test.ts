import { expect, it } from 'vitest'
import { capAdvertisedCounts } from './advertised-counts.ts'

it('lets a text advertise nearly 10,000 slot games where there are that many [HOME-20] [CONST-43]', () => {
  expect(capAdvertisedCounts('Nearly {slots:10000} slot games', 12_000, 'EN')).toBe('Nearly 10,000 slot games')
})

it('puts the real number in place of one that is higher [HOME-20] [CONST-43]', () => {
  expect(capAdvertisedCounts('Nearly {slots:10000} slot games', 9_912, 'EN')).toBe('Nearly 9,912 slot games')
  expect(capAdvertisedCounts('Casi {slots:10000} tragaperras', 9_912, 'ES')).toBe('Casi 9912 tragaperras')
})

it('says nearly of the whole number alone: 348 are 348 slots [HOME-20]', () => {
  const text = '{slots:10000|Nearly # slot games|# slots} here'
  expect(capAdvertisedCounts(text, 12_000, 'EN')).toBe('Nearly 10,000 slot games here')
  expect(capAdvertisedCounts(text, 348, 'EN')).toBe('348 slots here')
})

it('leaves every other text as it is', () => {
  for (const text of ['', 'Ten games', '{slots}', '{slots:many}', '{slots:9|a}', '{other:10}'])
    expect(capAdvertisedCounts(text, 5, 'EN')).toBe(text)
})
