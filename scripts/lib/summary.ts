import { isAbsolute, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Count, Failure } from './counts.ts'
import { root } from './prepare.mjs'

/** What became of a stage of `npm test`. */
export interface Result {
  stage: string
  seconds: number
  count: Count
}

const stageLine = ({ stage, seconds, count: { passed, failed } }: Result) =>
  `${stage} (${seconds} s): ${passed} ok${failed ? `, ${failed} NOT ok` : ''}`

function failureLine(verdict: string, stage: string, { path, message }: Failure): string {
  const [reason] = stripVTControlCharacters(message).trim().split('\n')
  const places = path.map(part => (isAbsolute(part) ? relative(root, part) : part))
  return `${verdict}: ${[stage, ...places].join(' › ')}${reason ? `: ${reason}` : ''}`
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
