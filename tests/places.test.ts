import { expect, it } from 'vitest'
import { spread, takePlaces } from '../scripts/lib/places.ts'

const two = spread([
  { BAIZE_URL: 'http://localhost:1', PORT: '1' },
  { BAIZE_URL: 'http://localhost:4', PORT: '4' },
])

it('hands each browser of a run a Baize of its own', () => {
  const of = (worker: Record<string, string>) => {
    const env: NodeJS.ProcessEnv = { ...two, ...worker }
    takePlaces(env)
    return [env['BAIZE_URL'], env['PORT']]
  }
  expect(of({})).toEqual(['http://localhost:1', '1'])
  expect(of({ TEST_PARALLEL_INDEX: '0' })).toEqual(['http://localhost:1', '1'])
  expect(of({ TEST_PARALLEL_INDEX: '1' })).toEqual(['http://localhost:4', '4'])
})

it('leaves the addresses that somebody names by hand', () => {
  const env: NodeJS.ProcessEnv = { BAIZE_URL: 'http://localhost:7', TEST_PARALLEL_INDEX: '1' }
  takePlaces(env)
  expect(env['BAIZE_URL']).toBe('http://localhost:7')
})
