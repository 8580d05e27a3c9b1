import { expect, it } from 'vitest'
import { actionOf, maskedAccount, maskedName, securityLevel, type Facts } from './row-actions.ts'

it.each([
  ['Clara Hendriks', 'Clara H••••'],
  ['Ana Núñez Example', 'Ana N•••• E••••'],
  ['王小明', '王••••'],
])('the name %s is shown as %s [MEM-19]', (name, masked) => {
  expect(maskedName(name)).toBe(masked)
})

it.each([
  ['clarah', 'cla•••h'],
  ['ana', 'an•••a'],
  ['a', '•••a'],
])('the username %s is shown as %s [MEM-15]', (account, masked) => {
  expect(maskedAccount(account)).toBe(masked)
})

const contacts: Facts['contacts'] = {
  mobile: null,
  email: null,
  offered: ['mobile', 'email'],
  hasPassword: true,
  needsCode: false,
  delayedUntil: null,
}
const payouts: Facts['payouts'] = {
  list: [],
  max: 5,
  providers: [],
  payeeName: null,
  hasPaymentPassword: false,
  hasPassword: true,
  needsCode: false,
  delayedUntil: null,
}

it('a contact is not set, not verified or verified, and says what can be done [MEM-16]', () => {
  const row = (email: Facts['contacts']['email']) => actionOf('email', { contacts: { ...contacts, email } })
  expect(row(null)).toMatchObject({ state: 'notSet', action: 'enter' })
  expect(row({ masked: 'c***@example.com', verified: false })).toMatchObject({ state: 'notVerified', action: 'verify' })
  expect(row({ masked: 'c***@example.com', verified: true })).toMatchObject({ state: 'verified', action: 'change' })
  expect(actionOf('email', {})).toBeUndefined()
})

it('the level grows with what is set, and names what is missing [MEM-15]', () => {
  expect(securityLevel({ contacts, payouts })).toEqual({
    level: 0,
    set: 0,
    max: 6,
    missing: ['email', 'mobile', 'twoFactor', 'paymentPassword', 'payeeName', 'payoutAccounts'],
  })
  const own = { masked: '***', verified: true }
  const safe = { ...contacts, email: own, mobile: own, needsCode: true }
  const named = { ...payouts, hasPaymentPassword: true, payeeName: 'Ana' }
  expect(securityLevel({ contacts: safe, payouts: named })).toEqual({
    level: 3,
    set: 5,
    max: 6,
    missing: ['payoutAccounts'],
  })
})

it('what the site does not offer does not count [MEM-15]', () => {
  const { max, missing } = securityLevel({ contacts: { ...contacts, offered: [] }, payouts })
  expect({ max, missing: missing.slice(0, 1) }).toEqual({ max: 4, missing: ['twoFactor'] })
})

it.each([
  ['a verified e-mail', { email: { masked: 'c***@example.com', verified: true } }, 'forgottenPayment'],
  ['an authenticator', { needsCode: true }, 'forgottenPayment'],
  ['an e-mail that nobody has verified', { email: { masked: 'c***@example.com', verified: false } }, 'contact'],
  ['a verified number to which nothing is sent', { mobile: { masked: '***', verified: true }, offered: [] }, 'contact'],
] as const)('a forgotten transaction password, with %s, leads to what can replace it [MEM-16]', (_what, own, opens) => {
  const facts = { contacts: { ...contacts, ...own, offered: [...('offered' in own ? own.offered : contacts.offered)] } }
  expect(actionOf('forgottenPayment', facts)).toMatchObject({ opens })
})
