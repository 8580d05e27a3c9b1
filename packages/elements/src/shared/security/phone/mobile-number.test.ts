import { describe, expect, it } from 'vitest'
import { english } from '../../../locales/english.ts'
import { mobileNumberOf, mobileProblems, type NumberPlace } from './mobile-number.ts'

const spain = { countryCode: 'ES', countryDialingCode: '34', min: 9, max: 9 }
const kingdom = { countryCode: 'GB', countryDialingCode: '44', min: 7, max: 10 }
const problem = (mobileNum: string, countryDialingCode = '34', place: NumberPlace = 'registration') =>
  mobileProblems(english, [spain, kingdom], { mobileNum, countryDialingCode }, place)['mobileNum']

describe('a mobile number', () => {
  it('may be typed or pasted as people write it, with the country or without', () => {
    for (const mobileNum of ['612345678', '612 34 56 78', '+34 612-345-678', '0034612345678', '(612) 345.678'])
      expect(mobileNumberOf({ mobileNum, countryDialingCode: '34' })).toEqual({
        mobileNum: '612345678',
        countryDialingCode: '34',
      })
  })

  it('is asked for where there is none [AUTH-05] [VAL-33]', () => {
    expect([problem(''), problem(' ')]).toEqual(Array(2).fill('Please enter a valid mobile number'))
  })

  it('has nothing but digits [VAL-36]', () => {
    for (const typed of ['six', '٦١٢٣٤٥٦٧٨', '📱', '<b>612345678</b>', '+33612345678'])
      expect(problem(typed)).toBe('Phone number format is incorrect')
  })

  it('of a login has one text for whatever is no number [VAL-33]', () => {
    for (const typed of ['', 'six']) expect(problem(typed, '34', 'login')).toBe('Please enter a valid mobile number')
  })

  it('has as many as its country says [VAL-44] [VAL-45]', () => {
    expect(problem('61234567')).toBe('A phone number must have 9 digits')
    expect(problem('612345', '44')).toBe('A phone number must have 7 - 10 digits')
    expect(problem('612345678')).toBeUndefined()
  })

  it('may begin with the zero that is dialled at home, which the platform takes away [VAL-08]', () => {
    expect(problem('07911123456', '44')).toBeUndefined()
    expect(problem('007911123456', '44')).toBe('A phone number must have 7 - 10 digits')
  })

  it('of a country without a rule is left to the platform', () => {
    expect(problem('12345', '999')).toBeUndefined()
  })
})
