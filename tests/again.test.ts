import { describe, expect, it } from 'vitest'
import { again } from '../scripts/lib/suite/again.ts'
import type { Count } from '../scripts/lib/suite/counts.ts'

const failure = (file: string, title: string) => ({ path: [file, title], message: 'Waited in vain' })
const run = (...failures: Count['failures']): Count => ({ passed: 9, failed: failures.length, failures })

/** What the files were that were run once more, and what is counted in the end. */
async function rerun(first: Count, second: Count): Promise<{ files: string[]; count: Count }> {
  const asked: string[] = []
  const count = await again(first, files => {
    asked.push(...files)
    return Promise.resolve(second)
  })
  return { files: asked, count }
}

describe('element tests that failed', () => {
  const two = run(failure('a.test.js', 'opens'), failure('a.test.js', 'closes'))

  it('are run once more by their files, and named where they hold', async () => {
    const { files, count } = await rerun(two, run())
    expect(files).toEqual(['a.test.js'])
    expect(count).toEqual({ passed: 11, failed: 0, failures: [], unsteady: two.failures })
  })

  it('stay failed where anything fails again', async () => {
    expect((await rerun(two, run(failure('a.test.js', 'opens')))).count).toBe(two)
  })

  it('stay failed where they are more than a few, and are not run again', async () => {
    const many = run(failure('a.test.js', 'opens'), failure('b.test.js', 'opens'), failure('c.test.js', 'opens'))
    expect(await rerun(many, run())).toEqual({ files: [], count: many })
  })

  it('are not looked for where all hold, or where a runner failed outside of them', async () => {
    expect((await rerun(run(), run())).files).toEqual([])
    const crashed: Count = { passed: 9, failed: 1, failures: [] }
    expect(await rerun(crashed, run())).toEqual({ files: [], count: crashed })
  })
})
