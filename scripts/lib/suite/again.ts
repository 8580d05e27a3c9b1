import { mostUnsteady, type Count } from './counts.ts'

/**
 * Runs the files of a few failed tests once more, by the rule of `countPlaywright`: what holds then is named at the end as unsteady. More
 * than a few stay failed, and so do all where one fails again.
 * @param rerun - runs files and counts their tests
 */
export async function again(first: Count, rerun: (files: string[]) => Promise<Count>): Promise<Count> {
  const { passed, failed, failures, times } = first
  const files = [...new Set(failures.flatMap(({ path }) => path.slice(0, 1)))]
  if (!files.length || failed > mostUnsteady) return first
  const second = await rerun(files)
  if (second.failed) return first
  return { passed: passed + failed, failed: 0, failures: [], unsteady: failures, ...(times && { times }) }
}
