import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashCost } from './hash-cost.ts'
import { standardLimits } from '../../limits/limit-table.ts'
import { settingsFrom } from '../../app/config.ts'
import { startPlatform } from '../../index.ts'
import { argon2Hash, isQueueFull, argon2Matches } from './password-hash.ts'

const stored = await argon2Hash('Demo1234', randomBytes(16))

test('keeps the parameters beside the hash', () => {
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(stored).not.toContain('Demo1234')
})

test('has the standard cost in production, which the environment cannot lower', async () => {
  const production = {
    BAIZE_MODE: 'production',
    BAIZE_STUDIO_SECRET: 'x'.repeat(32),
    BAIZE_SECRET_KEY: 'h'.repeat(32),
    BAIZE_HASH_COST: '1',
  }
  expect(settingsFrom(production).hashCost).toEqual({ memory: 19_456, passes: 2, parallelism: 1 })
  for (const less of [{ memory: 19_455 }, { passes: 1 }, { parallelism: 0 }])
    await expect(startPlatform({ mode: 'production', hashCost: { ...hashCost, ...less } })).rejects.toThrow(
      'needs password hashes of the standard cost',
    )
})

test('knows the right password from a wrong one', async () => {
  expect(await argon2Matches('Demo1234', stored)).toBe(true)
  expect(await argon2Matches('demo1234', stored)).toBe(false)
  expect(await argon2Matches('', stored)).toBe(false)
})

test('hashes for an account that does not exist, and never matches', async () => {
  expect(await argon2Matches('Demo1234', null)).toBe(false)
})

test('knows the right password by a hash of a lower cost', async () => {
  const cheap = await argon2Hash('Demo1234', randomBytes(16), { ...hashCost, passes: 1 })
  expect(await argon2Matches('Demo1234', cheap)).toBe(true)
})

test('refuses at once when the queue of the threads is full, and hashes the rest', async () => {
  const room = 2 + standardLimits['password-hashes'].max
  const cheap = { memory: 64, passes: 1, parallelism: 1 }
  const done: ('hashed' | 'refused')[] = []
  const hashes = Array.from({ length: room + 3 }, () =>
    argon2Hash('Demo1234', randomBytes(16), cheap).then(
      () => void done.push('hashed'),
      (error: unknown) => void done.push(isQueueFull(error) ? 'refused' : 'hashed'),
    ),
  )
  await Promise.all(hashes)
  expect(done.slice(0, 3)).toEqual(['refused', 'refused', 'refused'])
  expect(done.filter(one => one === 'hashed')).toHaveLength(room)
})
