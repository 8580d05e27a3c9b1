import { commonErrors, endpoints } from '@baize/contract'
import type { Endpoint, ErrorCode, LimitName } from '@baize/contract'
import { describe, expect, test } from 'vitest'
import { limitTable } from './limit-table.ts'
import type { AnyLimit, LimitRow, RefusingRow } from './limit-table.ts'

const all = Object.values<Endpoint>(endpoints)
const rows = Object.entries<LimitRow>(limitTable) as [AnyLimit, LimitRow][]
const declared = new Set<string>(all.flatMap(({ limits }) => limits ?? []))

/** Codes that nothing but a limit answers. */
const codesOfLimits: readonly ErrorCode[] = [
  'LOGIN_LOCKED',
  'ANSWER_LOCKED',
  'SMS_TOO_MANY',
  'SMS_WAIT',
  'SMS_QUOTA',
  'REGISTER_TOO_MANY',
  'RATE_LIMITED',
  'BUSY',
]
const answersOf = (names: readonly LimitName[] = []) => names.flatMap(name => limitTable[name].answers)

describe('the table of limits', () => {
  test.each(all)('has a row for each limit that $name declares', ({ limits = [] }) => {
    expect(limits.filter(name => !(name in limitTable))).toEqual([])
    expect(new Set(limits).size).toBe(limits.length)
  })

  test.each(all)('names a limit for each code of one that $name may be refused with', ({ errors, limits }) => {
    const codes = errors.filter(code => codesOfLimits.includes(code))
    expect(codes.filter(code => !answersOf(limits).includes(code))).toEqual([])
  })

  test.each(all)('refuses $name with codes that it declares', ({ errors, limits = [] }) => {
    const known: readonly ErrorCode[] = [...errors, ...commonErrors]
    const silent = limits.filter(name => !limitTable[name].answers.some(code => known.includes(code)))
    expect(silent).toEqual([])
  })

  test.each(rows)('%s is declared by an endpoint, or says why none does', (name, { undeclared }) => {
    expect(declared.has(name)).toBe(undeclared === undefined)
  })

  test.each(all)('queues $name where it is public and hashes a password', ({ access, limits = [] }) => {
    const hashes = access === 'public' && limits.includes('password-hashes')
    expect(limits.includes('heavy-calls')).toBe(hashes)
  })

  const refusing = rows.filter((entry): entry is [AnyLimit, RefusingRow] => 'refuse' in entry[1])

  test.each(refusing)('%s refuses with one of its answers', (_, { answers, refuse }) => {
    for (const seconds of [undefined, 1, 3600]) expect(answers).toContain(refuse(seconds).code)
  })
})
