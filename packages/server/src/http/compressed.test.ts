import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressed } from './compressed.ts'

test('a text is compressed once, and another one has its own', async () => {
  const [one, other] = ['a'.repeat(5000), `${'a'.repeat(4999)}b`]
  const first = await compressed(one)
  expect(await compressed(one)).toBe(first)
  expect(brotliDecompressSync(first).toString()).toBe(one)
  expect(brotliDecompressSync(await compressed(other)).toString()).toBe(other)
})

test('what is too long to keep is compressed all the same', async () => {
  const long = 'long '.repeat(100_000)
  expect(brotliDecompressSync(await compressed(long)).toString()).toBe(long)
})
