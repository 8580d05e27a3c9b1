import { isAbsolute, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Count, Failure } from './counts.ts'
import { root } from '../prepare.mjs'

/** What became of a stage of `npm test`. */
export interface Result {
  stage: string
  /** By the clock on the wall. */
  seconds: number
  /** Of the processor. */
  spent: number
  /** Seconds of the processor that the reference work took meanwhile. */
  pace: number
  count: Count
}

function stageLine({ stage, seconds, spent, pace, count: { passed, failed } }: Result): string {
  const each = spent / passed
  const costs =
    passed > 1 && spent ? `, ${each.toFixed(2)} a test, ${(each / pace).toFixed(1)} times the reference work` : ''
  return `${stage} (${seconds} s, processor ${spent} s${costs}): ${passed} ok${failed ? `, ${failed} NOT ok` : ''}`
}

const places = (path: string[]) => path.map(part => (isAbsolute(part) ? relative(root, part) : part))

function failureLine(verdict: string, stage: string, { path, message }: Failure): string {
  const [reason] = stripVTControlCharacters(message).trim().split('\n')
  return `${verdict}: ${[stage, ...places(path)].join(' › ')}${reason ? `: ${reason}` : ''}`
}

/** The tests that took longest, by the clock on the wall. */
export function slowest(results: Result[], most = 30): string[] {
  const all = results.flatMap(({ stage, count }) => (count.times ?? []).map(({ path, ms }) => ({ stage, path, ms })))
  return all
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, most)
    .map(({ stage, path, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${[stage, ...places(path)].join(' › ')}`)
}

/** The end of `npm test`: stages, then every failed test by name, because of a long log only the end is kept, then `N passed, N failed`. */
export function summary(results: Result[]): string[] {
  const total = (key: 'passed' | 'failed') => results.reduce((sum, { count }) => sum + count[key], 0)
  return [
    ...results.map(stageLine),
    ...results.flatMap(({ stage, count: { failures, unsteady = [] } }) => [
      ...unsteady.map(failure => failureLine('ok only when run again', stage, failure)),
      ...failures.map(failure => failureLine('NOT ok', stage, failure)),
    ]),
    `${total('passed')} passed, ${total('failed')} failed`,
  ]
}
