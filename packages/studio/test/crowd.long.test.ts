import { expect, test } from 'vitest'
import { playCrowd } from './crowd.ts'

test('four hundred rounds in twenty sessions, with faults on the connection at random, leave the books whole', async () => {
  const { wrong, open, findings, byOutcome, sessions } = await playCrowd({
    sessions: 20,
    rounds: 400,
    seed: 4,
    calm: 5,
  })
  expect(sessions).toBe(20)
  expect(wrong).toEqual([])
  expect(open).toBe(0)
  expect(Object.keys(byOutcome).toSorted()).toEqual(['rolledBack', 'settled'])
  expect(Object.values(byOutcome).reduce((sum, n) => sum + n, 0)).toBe(400)
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
})
