import { expect, test } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import { writeSetting } from '../db/settings.ts'
import { mobileOf } from './mobile.ts'
import { registerSetting } from '../system/settings.ts'

const started = startedPlatform()
const mobile = (country: string, typed: string) => mobileOf(started.platform.deps, country, typed)

test.each([
  ['34', '612345678', '+34612345678'],
  ['+34', ' 712 34-56.78 ', '+34712345678'],
  ['44', '07400 123456', '+447400123456'],
  ['33', '06 12 34 56 78', '+33612345678'],
  ['1', '(201) 555-0123', '+12015550123'],
])('a number of +%s, typed as %s, is %s [VAL-08]', async (country, typed, stored) => {
  expect(await mobile(country, typed)).toBe(stored)
})

test('a leading zero that is no trunk prefix stays [VAL-08]', async () => {
  await writeSetting(started.platform.deps, registerSetting, {
    countries: [
      { countryCode: 'ES', countryDialingCode: '34', min: 9, max: 9 },
      { countryCode: 'CI', countryDialingCode: '225', min: 10, max: 10 },
    ],
  })
  expect(await mobile('225', '0123456789')).toBe('+2250123456789')
})

test.each([
  ['too short', '34', '61234567'],
  ['too long', '34', '6123456789'],
  ['with letters', '34', '61234567a'],
  ['with other digits', '34', '٦١٢٣٤٥٦٧٨'],
  ['of a landline', '34', '912345678'],
  ['of a service that earns', '34', '803123456'],
  ['of no kind that is known', '34', '412345678'],
  ['of a country that is not taken', '995', '555123456'],
  ['of no country', '', '612345678'],
  ['with another country in front', '34', '+447400123456'],
  ['markup', '34', '<b>6</b>'],
  ['a thousand digits', '34', '6'.repeat(1000)],
])('a number %s is refused [ERR-01]', async (_how, country, typed) => {
  const refusal = { code: 'PHONE_INVALID', message: 'Invalid phone number format' }
  await expect(mobile(country, typed)).rejects.toMatchObject(refusal)
})

test.each(['', '   '])('no number is asked for: "%s" [ERR-02]', async typed => {
  const refusal = { code: 'PHONE_MISSING', message: 'Please enter a valid phone number' }
  await expect(mobile('34', typed)).rejects.toMatchObject(refusal)
})
