import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashCost, hashPassword, isOutdated, matchesPassword } from './password-hash.ts'

const stored = await hashPassword('Demo1234', randomBytes(16))

test('keeps the parameters beside the hash', () => {
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(stored).not.toContain('Demo1234')
})

test('knows the right password from a wrong one', async () => {
  expect(await matchesPassword('Demo1234', stored)).toBe(true)
  expect(await matchesPassword('demo1234', stored)).toBe(false)
  expect(await matchesPassword('', stored)).toBe(false)
})

test('hashes for an account that does not exist, and never finds it right', async () => {
  expect(await matchesPassword('Demo1234', null)).toBe(false)
})

test('tells hashes that were made with less', async () => {
  const cheap = await hashPassword('Demo1234', randomBytes(16), { ...hashCost, passes: 1 })
  expect(isOutdated(cheap)).toBe(true)
  expect(isOutdated(stored)).toBe(false)
  expect(await matchesPassword('Demo1234', cheap)).toBe(true)
})
