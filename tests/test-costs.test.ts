import { describe, expect, it } from 'vitest'
import { held, mostATest } from '../scripts/lib/suite/test-costs.ts'
import { watchPace } from '../scripts/lib/suite/pace.ts'
import { stages } from '../scripts/lib/suite/stages.ts'

const result = (stage: string, spent: number, pace = 1) => ({
  stage,
  seconds: 1,
  spent,
  pace,
  count: { passed: 10, failed: 0, failures: [] },
})

describe('what a test may cost', () => {
  it('is said of stages that there are', () => {
    expect(Object.keys(mostATest).filter(stage => !(stage in stages))).toEqual([])
  })

  it.each(Object.entries(mostATest))('%s fails where its tests cost more, and says so', (stage, most) => {
    expect(held(result(stage, 10 * most)).count.failed).toBe(0)
    const { failed, failures } = held(result(stage, 10.2 * most)).count
    expect(failed).toBe(1)
    expect(failures[0]?.message).toContain(`${most} times is what one may cost`)
  })

  it.each(Object.entries(mostATest))(
    '%s is held alike on a machine that needs three times the seconds',
    (stage, most) => {
      expect(held(result(stage, 30 * most, 3)).count.failed).toBe(0)
      expect(held(result(stage, 30.6 * most, 3)).count.failed).toBe(1)
    },
  )

  it('compares with work that takes some time wherever it is done', () => {
    expect(watchPace()()).toBeGreaterThan(0)
  })

  it('is not held where no test passed, where nothing was measured, or where nothing is said of a stage', () => {
    expect(held({ ...result('unit', 100), count: { passed: 0, failed: 1, failures: [] } }).count.failed).toBe(1)
    expect(held(result('unit', 0)).count.failed).toBe(0)
    expect(held(result('build', 1000)).count.failed).toBe(0)
  })
})
