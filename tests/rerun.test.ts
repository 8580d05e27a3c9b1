import { describe, expect, it } from 'vitest'
import { rerunFailed } from '../scripts/lib/suite/rerun.ts'
import type { Count } from '../scripts/lib/suite/report.ts'

const failure = (file: string, ...titles: string[]) => ({ path: [file, ...titles], message: 'Waited in vain' })
const run = (...failures: Count['failures']): Count => ({ passed: 9, failed: failures.length, failures })

/** Which files were run again, turn by turn, and what is counted in the end. */
async function rerun(first: Count, ...later: Count[]): Promise<{ turns: string[][]; count: Count }> {
  const turns: string[][] = []
  const count = await rerunFailed(first, files => {
    turns.push(files)
    return Promise.resolve(later[turns.length - 1] ?? run())
  })
  return { turns, count }
}

describe('tests that failed', () => {
  const [opens, closes] = [failure('a.test.js', 'opens'), failure('a.test.js', 'closes')]

  it('are run again by their files, and are unsteady where they pass, however many they are', async () => {
    const many = [opens, closes, failure('b.test.js', 'opens'), failure('c.test.js', 'opens')]
    const { turns, count } = await rerun(run(...many), run())
    expect(turns).toEqual([['a.test.js', 'b.test.js', 'c.test.js']])
    expect(count).toEqual({ passed: 13, failed: 0, failures: [], unsteady: many })
  })

  it('are rerun twice; what fails each time is failed', async () => {
    const { turns, count } = await rerun(run(opens, closes), run(opens), run(opens))
    expect(turns).toHaveLength(2)
    expect(count).toEqual({ passed: 10, failed: 1, failures: [opens], unsteady: [closes] })
  })

  it('are unsteady where they pass in the second turn', async () => {
    const { count } = await rerun(run(opens), run(opens), run())
    expect(count).toEqual({ passed: 10, failed: 0, failures: [], unsteady: [opens] })
  })

  it('stay failed where their file cannot run at all, and so does a file of which a test still fails', async () => {
    const file = failure('a.test.js')
    expect((await rerun(run(opens), run(file), run(file))).count.failures).toEqual([opens])
    expect((await rerun(run(file), run(opens), run(opens))).count.failures).toEqual([file])
  })

  it('stay failed where the runner itself fails', async () => {
    const first = run(opens)
    const { turns, count } = await rerun(first, {
      passed: 0,
      failed: 1,
      failures: [{ path: [], message: 'There is no report' }],
    })
    expect(turns).toHaveLength(1)
    expect(count).toBe(first)
  })

  it('are not looked for where all pass, or where a runner failed outside of them', async () => {
    expect((await rerun(run(), run())).turns).toEqual([])
    const crashed: Count = { passed: 9, failed: 1, failures: [] }
    expect(await rerun(crashed, run())).toEqual({ turns: [], count: crashed })
    const named: Count = { ...crashed, failures: [{ path: [], message: 'The runner failed' }] }
    expect(await rerun(named, run())).toEqual({ turns: [], count: named })
  })
})
