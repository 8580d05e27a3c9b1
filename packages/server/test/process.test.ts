import { expect, test } from 'vitest'
import { spawnPlatform } from './process.ts'

test('a setting that cannot be is said in one sentence, and nothing is started', async () => {
  const platform = spawnPlatform({ PORT: 'many' })
  expect(await platform.ended).toBe(1)
  expect(platform.said().trim()).toMatch(/^PORT must be a whole number[^\n]*$/)
})
