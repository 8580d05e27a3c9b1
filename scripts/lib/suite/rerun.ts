import type { Count, Failure } from './report.ts'

/** Max reruns of files with failed tests. */
export const maxReruns = 2

/**
 * Whether two failures are of one test; one of a whole file, which has its path alone, is of all.
 */
function isSame(one: Failure, other: Failure): boolean {
  if (one.path[0] !== other.path[0]) return false
  const isWholeFile = one.path.length === 1 || other.path.length === 1
  return isWholeFile || one.path.join('\n') === other.path.join('\n')
}

/**
 * Reruns the files of failed tests, by themselves, up to twice. A test that passes then is
 * unsteady: it is named at the end and fails nothing. One that fails each time stays failed, with
 * its first message.
 * @param runFiles - runs files and counts their tests
 */
export async function rerunFailed(first: Count, runFiles: (files: string[]) => Promise<Count>): Promise<Count> {
  let { failures } = first
  for (let run = 0; run < maxReruns && failures.length; run++) {
    const files = [...new Set(failures.flatMap(({ path }) => path.slice(0, 1)))]
    if (!files.length) break
    const rerun = await runFiles(files)
    // A runner that could not run proves nothing about the tests.
    if (rerun.failures.some(({ path }) => !path.length)) break
    failures = failures.filter(failure => rerun.failures.some(other => isSame(failure, other)))
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
