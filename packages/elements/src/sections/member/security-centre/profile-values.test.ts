import { expect, it } from 'vitest'
import { english } from '../../../locales/english.ts'
import { inputOf, profileProblems, typedProfile, type ProfileField } from './profile-values.ts'

const field = (name: string, more: Partial<ProfileField> = {}, rule = {}): ProfileField => ({
  kind: 'text',
  rule: { name, show: true, required: false, pattern: '*', min: 2, max: 64, ...rule },
  locked: false,
  masked: '',
  ...more,
})
const day = { kind: 'day' } as const
const birthday = field('birthday', day, { pattern: 'DATE_YMD', min: 10, max: 10 })
const context = { t: english, now: new Date('2026-11-21T12:00:00Z'), minimumAge: 18 }

it('asks for what is required and not yet set [MEM-17]', () => {
  const rule = { required: true }
  expect(profileProblems([field('address', {}, rule)], {}, context)).toEqual({ address: 'Input cannot be empty' })
  expect(profileProblems([field('address', { masked: 'O***' }, rule)], {}, context)).toEqual({})
})

it('finds a birthday under age, in whichever way it is written [VAL-50]', () => {
  expect(profileProblems([birthday], { birthday: '2008/11/22' }, context)).toEqual({
    birthday: 'You must be 18 or older',
  })
  expect(profileProblems([birthday], { birthday: '20081121' }, context)).toEqual({})
})

it('sends what was filled, and nothing that is locked [API-87]', () => {
  const fields = [birthday, field('address'), field('idNumber', { locked: true })]
  expect(typedProfile(fields, { birthday: '1990/4/17', address: '', idNumber: 'AB1234' })).toEqual({
    birthday: '1990-04-17',
  })
})

it('a number has the keyboard of numbers', () => {
  expect(inputOf(field('zalo', { kind: 'phone' }))).toMatchObject({ kind: 'tel', inputMode: 'tel' })
})
