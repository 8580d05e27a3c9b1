import { expect, it } from 'vitest'
import { dropCode, invitationCodes } from './invitation-codes.ts'

const memory = () => {
  const map = new Map<string, string>()
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  }
}
const at = (query: string) => new URL(`https://site.test/${query}`)

it('takes the affiliate code of the address, by either of its names', () => {
  expect(invitationCodes(at('?affiliateCode=A1'), null)).toEqual({ affiliateCode: 'A1' })
  expect(invitationCodes(at('?ref=B2&referralCode=R3'), null)).toEqual({ affiliateCode: 'B2', referralCode: 'R3' })
})

it('keeps a code for the pages that follow, until another comes', () => {
  const kept = memory()
  invitationCodes(at('?ref=A1'), kept)
  expect(invitationCodes(at('register'), kept)).toEqual({ affiliateCode: 'A1' })
  expect(invitationCodes(at('?ref=C3'), kept)).toEqual({ affiliateCode: 'C3' })
})

it('leaves out a code of which the visitor was told that it is nobody’s, and takes the next one', () => {
  const kept = memory()
  expect(invitationCodes(at('?ref=A1&referralCode=R3'), kept)).toEqual({ affiliateCode: 'A1', referralCode: 'R3' })
  dropCode('affiliateCode', 'A1', kept)
  expect(invitationCodes(at('?ref=A1'), kept)).toEqual({ referralCode: 'R3' })
  expect(invitationCodes(at('?ref=B2'), kept)).toEqual({ affiliateCode: 'B2', referralCode: 'R3' })
})
