import { expect, it } from 'vitest'
import { waitOf, waitText } from './wait.ts'

it('tells a wait in minutes up to 90, and in whole hours above', () => {
  expect([1, 15, 90, 91, 1440].map(minutes => waitText(minutes, 'en'))).toEqual([
    '1 minute',
    '15 minutes',
    '90 minutes',
    '2 hours',
    '24 hours',
  ])
  expect([15, 1440].map(minutes => waitText(minutes, 'es'))).toEqual(['15 minutos', '24 horas'])
  expect([15, 1440].map(minutes => waitText(minutes, 'de'))).toEqual(['15 Minuten', '24 Stunden'])
})

it('fills the wait of a refusal that names minutes or hours, never as "1 hours" or "24 h"', () => {
  expect(waitOf({ minutes: 1440 }, 'de')).toEqual({ wait: '24 Stunden' })
  expect([1, 2, 24].map(hours => waitOf({ hours }, 'en').wait)).toEqual(['60 minutes', '2 hours', '24 hours'])
  expect([{}, null, 'left'].map(value => waitOf(value, 'en'))).toEqual([{}, {}, {}])
})
