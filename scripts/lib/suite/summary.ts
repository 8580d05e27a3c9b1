import { isAbsolute, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Count, Failure } from './report.ts'
import { root } from '../prepare.mjs'

/** The outcome of a stage. */
export interface Result {
  stage: string
  /** Wall-clock seconds: shown, never asserted. */
  seconds: number
  count: Count
}

const stageLine = ({ stage, seconds, count: { passed, failed } }: Result): string =>
  `${stage} (${seconds} s): ${passed} ok${failed ? `, ${failed} NOT ok` : ''}`

const places = (path: string[]) => path.map(part => (isAbsolute(part) ? relative(root, part) : part))

function failureLine(verdict: string, stage: string, { path, message }: Failure): string {
  const [reason] = stripVTControlCharacters(message).trim().split('\n')
  return `${verdict}: ${[stage, ...places(path)].join(' › ')}${reason ? `: ${reason}` : ''}`
}

/** The slowest tests, by wall-clock time. */
export function slowest(results: Result[], max = 30): string[] {
  const all = results.flatMap(({ stage, count }) => (count.times ?? []).map(({ path, ms }) => ({ stage, path, ms })))
  return all
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, max)
    .map(({ stage, path, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${[stage, ...places(path)].join(' › ')}`)
}

/**
 * The end of a run: stages, then every unsteady and failed test by name, because of a long log only
 * the end is kept, then `N passed, N failed`.
 */
export function summary(results: Result[]): string[] {
  const total = (key: 'passed' | 'failed') => results.reduce((sum, { count }) => sum + count[key], 0)
  return [
    ...results.map(stageLine),
    ...results.flatMap(({ stage, count: { unsteady = [] } }) =>
      unsteady.map(failure => failureLine('unsteady, passed when run again', stage, failure)),
    ),
    ...results.flatMap(({ stage, count: { failures } }) =>
      failures.map(failure => failureLine('NOT ok', stage, failure)),
    ),
    `${total('passed')} passed, ${total('failed')} failed`,
  ]
}
