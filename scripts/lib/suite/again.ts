import type { Count, Failure } from './counts.ts'

/** How often what failed is run again. */
export const retries = 2

/** Whether a failure of a second run is that of the first; a file that could not run at all has the file's path alone. */
function isSame(first: Failure, second: Failure): boolean {
  if (first.path[0] !== second.path[0]) return false
  const isWholeFile = first.path.length === 1 || second.path.length === 1
  return isWholeFile || first.path.join('\n') === second.path.join('\n')
}

/**
 * Runs the files of failed tests again, by themselves, up to twice. A test that passes then is named at the end as unsteady and fails nothing;
 * one that fails each time stays failed, with what it said first.
 * @param rerun - runs files and counts their tests
 */
export async function again(first: Count, rerun: (files: string[]) => Promise<Count>): Promise<Count> {
  let { failures } = first
  for (let turn = 0; turn < retries && failures.length; turn++) {
    const files = [...new Set(failures.flatMap(({ path }) => path.slice(0, 1)))]
    if (!files.length) break
    const second = await rerun(files)
    // A runner that could not run says nothing of the tests.
    if (second.failures.some(({ path }) => !path.length)) break
    failures = failures.filter(failure => second.failures.some(other => isSame(failure, other)))
  }
  const unsteady = first.failures.filter(failure => !failures.includes(failure))
  if (!unsteady.length) return first
  return {
    ...first,
    passed: first.passed + unsteady.length,
    failed: first.failed - unsteady.length,
    failures,
    unsteady,
  }
}
