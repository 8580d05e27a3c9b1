import { expect, it, vi } from 'vitest'
import { lazy, lazyMethods } from './lazy.ts'

const answers = {
  add: async (one: number, other: number) => one + other,
  name: async () => 'answers',
}

it('methods of an object are loaded by the first call of one of them, and get what they are called with', async () => {
  const load = vi.fn(async () => answers)
  const { add, name } = lazyMethods(lazy<typeof answers>(load), ['add', 'name'])
  expect(load).not.toHaveBeenCalled()
  expect(await add(1, 2)).toBe(3)
  expect(await name()).toBe('answers')
  expect(load).toHaveBeenCalledTimes(1)
})

it('a method whose object does not load says so, and the next call loads it again', async () => {
  const load = vi.fn(async () => answers).mockRejectedValueOnce(new TypeError())
  const { name } = lazyMethods(lazy<typeof answers>(load), ['name'])
  await expect(name()).rejects.toMatchObject({ code: 'chunk-load-failed' })
  expect(await name()).toBe('answers')
})
