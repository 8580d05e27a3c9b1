import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Count } from './counts.ts'
import { root } from '../prepare.mjs'
import { secondsIn, timed, watchFamily } from './processor-time.ts'
import type { Timed } from './times.ts'

/** Where test runners leave their reports. */
export const reports = join(root, '.cache', 'test')

/** A stage that runs: where it speaks, and what it has cost. */
export interface Running {
  /** The terminal, or an open file while another stage has the terminal. */
  voice: 'inherit' | number
  /** Seconds of the processor. */
  spent: number
}

/** Runs a command; true where it ended with 0. */
export function command(words: string[], running: Running, env: Record<string, string> = {}): Promise<boolean> {
  const [program = '', ...rest] = [...timed, ...words]
  return new Promise(resolve => {
    const child = spawn(program, rest, {
      cwd: root,
      stdio: ['ignore', running.voice, running.voice, 'pipe'],
      env: { ...process.env, CI: 'true', ...env },
    })
    const family = watchFamily(child.pid ?? 0)
    let times = ''
    child.stdio[3]?.on('data', (part: Buffer) => (times += part.toString()))
    child.on('error', () => {
      family()
      resolve(false)
    })
    child.on('exit', code => {
      // What a command leaves behind may hold the channel open.
      running.spent += Math.max(secondsIn(times), family())
      resolve(code === 0)
    })
  })
}

export const one = (passed: boolean): Count => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, failures: [] })

/** What a test runner is called with, and how its report is read. */
export interface Runner {
  words: string[]
  /** Name of the report. */
  report: string
  count: (json: unknown) => Count
  times: (json: unknown) => Timed[]
  env?: Record<string, string>
}

/** Runs a test runner that leaves a report, and counts what the report says. A runner that leaves none counts as one failed. */
export async function counted({ words, report, count, times, env }: Runner, running: Running): Promise<Count> {
  const ended = await command(words, running, env)
  try {
    const said: unknown = JSON.parse(await readFile(join(reports, report), 'utf8'))
    const result = { ...count(said), times: times(said) }
    // A runner may refuse for a reason that is no test, such as an error outside of one.
    return !ended && result.failed === 0 ? { ...result, failed: 1 } : result
  } catch {
    return one(false)
  }
}
