import { expect, it } from 'vitest'
import { waitText } from './wait.ts'

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
