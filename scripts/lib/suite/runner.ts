import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Count } from './report.ts'
import { root } from '../prepare.mjs'

/** Folder of the reports of test runners. */
export const reports = join(root, '.cache', 'test')

/** Where a command writes: the terminal, or an open file while another stage has the terminal. */
export type Output = 'inherit' | number

/** Runs a command in the project's folder; true where it ended with 0. */
export function command(words: string[], output: Output, env: Record<string, string> = {}): Promise<boolean> {
  const [program = '', ...rest] = words
  return new Promise(resolve => {
    const child = spawn(program, rest, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, CI: 'true', ...env },
    })
    child.on('error', () => resolve(false))
    child.on('exit', code => resolve(code === 0))
  })
}

/** The count of a single check, such as a build. */
export const singleResult = (passed: boolean): Count => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  failures: [],
})

/** The count of a stage that failed as a whole, and why. */
export const failedResult = (message: string): Count => ({ ...singleResult(false), failures: [{ path: [], message }] })

/** The sum of several counts. */
export const sum = (counts: Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  failures: counts.flatMap(({ failures }) => failures),
  unsteady: counts.flatMap(({ unsteady = [] }) => unsteady),
  times: counts.flatMap(({ times = [] }) => times),
})

/** Command of a test runner, and how its report is read. */
export interface Runner {
  words: string[]
  /** Name of the report. */
  report: string
  count: (json: unknown) => Count
  env?: Record<string, string>
}

/** Runs a test runner and counts its report. A runner that writes none counts as one failed. */
export async function runTests({ words, report, count, env }: Runner, output: Output): Promise<Count> {
  const path = join(reports, report)
  await rm(path, { force: true })
  const ended = await command(words, output, env)
  try {
    const json: unknown = JSON.parse(await readFile(path, 'utf8'))
    const result = count(json)
    // A runner may refuse for a reason that is no test, such as an error outside of one.
    if (ended || result.failed) return result
    return { ...result, ...failedResult('The runner failed outside of its tests.'), passed: result.passed }
  } catch (error) {
    return failedResult(`The runner left no report: ${String(error)}`)
  }
}
