import { expect, test } from 'vitest'
import { plannedTime } from './planned-time.ts'

const [start, end] = ['2026-11-27T02:00:00.000Z', '2026-11-27T04:00:00.000Z']
const date = (time: string) => time.slice(11, 16)
const zone = expect.stringMatching(/^GMT[+-]\d/) as string

test.each([
  [start, end, { key: 'maintenance.fromTo', times: { from: '02:00', to: '04:00', zone } }],
  [start, null, { key: 'maintenance.from', times: { from: '02:00', to: '', zone } }],
  [null, end, { key: 'maintenance.to', times: { from: '', to: '04:00', zone } }],
  [null, null, null],
])('what is planned from %s to %s is said with the offset of the visitor [BOOT-23]', (startAt, endAt, said) => {
  expect(plannedTime({ startAt, endAt }, date)).toEqual(said)
})
