import { expect, it } from 'vitest'
import { codesOf } from './invitation-codes.ts'

const memory = () => {
  const map = new Map<string, string>()
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  }
}
const at = (query: string) => new URL(`https://site.test/${query}`)

it('takes the affiliate code of the address, by either of its names', () => {
  expect(codesOf(at('?affiliateCode=A1'), null)).toEqual({ affiliateCode: 'A1' })
  expect(codesOf(at('?ref=B2&referralCode=R3'), null)).toEqual({ affiliateCode: 'B2', referralCode: 'R3' })
})

it('keeps a code for the pages that follow, until another comes', () => {
  const kept = memory()
  codesOf(at('?ref=A1'), kept)
  expect(codesOf(at('register'), kept)).toEqual({ affiliateCode: 'A1' })
  expect(codesOf(at('?ref=C3'), kept)).toEqual({ affiliateCode: 'C3' })
})
