import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Count } from './counts.ts'
import { root } from './prepare.mjs'

/** Where test runners leave their reports. */
export const reports = join(root, '.cache', 'test')

/** Where a stage says what it does: the terminal, or an open file while another stage has the terminal. */
export type Voice = 'inherit' | number

/** Runs a command; true where it ended with 0. */
export function command(words: string[], voice: Voice, env: Record<string, string> = {}): Promise<boolean> {
  const [program = '', ...rest] = words
  return new Promise(resolve => {
    const child = spawn(program, rest, {
      cwd: root,
      stdio: ['ignore', voice, voice],
      env: { ...process.env, CI: 'true', ...env },
    })
    child.on('error', () => resolve(false))
    child.on('close', code => resolve(code === 0))
  })
}

export const one = (passed: boolean): Count => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, failures: [] })

/** What a test runner is called with, and how its report is read. */
export interface Runner {
  words: string[]
  /** Name of the report. */
  report: string
  count: (json: unknown) => Count
  env?: Record<string, string>
}

/** Runs a test runner that leaves a report, and counts what the report says. A runner that leaves none counts as one failed. */
export async function counted({ words, report, count, env }: Runner, voice: Voice): Promise<Count> {
  const ended = await command(words, voice, env)
  try {
    const result = count(JSON.parse(await readFile(join(reports, report), 'utf8')))
    // A runner may refuse for a reason that is no test, such as an error outside of one.
    return !ended && result.failed === 0 ? { ...result, failed: 1 } : result
  } catch {
    return one(false)
  }
}
