import { plainText } from '@baize/contract'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { NumberType, PhoneNumber } from 'libphonenumber-js/max'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { readSetting } from '../db/settings.ts'
import { registerSetting } from '../system/index.ts'

/**
 * Types of numbers that are refused: fixed lines and paid services. Unknown types pass, because new
 * ranges come before new tables.
 */
const notMobile = new Set<NumberType>([
  'FIXED_LINE',
  'PREMIUM_RATE',
  'TOLL_FREE',
  'SHARED_COST',
  'VOIP',
  'PAGER',
  'UAN',
  'VOICEMAIL',
])

/** First digits of mobile numbers, for countries where unknown types are not mobile (VAL-08). */
const firstDigits: Readonly<Record<string, RegExp>> = { 34: /^[67]/ }

const isMobile = (number: PhoneNumber): boolean =>
  !notMobile.has(number.getType()) && (firstDigits[number.countryCallingCode] ?? /^/).test(number.nationalNumber)

/**
 * A mobile number as it is stored and sent to: `34` and `612 345 678` make `+34612345678`. Only
 * countries of the settings are accepted, with their number of digits; the country's trunk prefix
 * is dropped, other leading zeros stay (VAL-08).
 * @throws Refusal PHONE_MISSING or PHONE_INVALID
 */
export async function mobileOf(deps: Deps, countryDialingCode: string, mobileNum: string): Promise<string> {
  const typed = plainText(mobileNum).replace(/[\s().-]/g, '')
  const dialled = plainText(countryDialingCode).replace(/^\+/, '')
  if (!typed) throw new Refusal('PHONE_MISSING')
  const { countries } = await readSetting(deps, registerSetting)
  const country = countries.find(one => one.countryDialingCode.replace(/^\+/, '') === dialled)
  if (!country || !/^\d{1,20}$/.test(typed)) throw new Refusal('PHONE_INVALID')
  const parsed = parsePhoneNumberFromString(typed, { defaultCallingCode: dialled })
  const digits = parsed?.nationalNumber.length ?? 0
  const fits = digits >= country.min && digits <= country.max && parsed?.countryCallingCode === dialled
  if (!parsed || !fits || !isMobile(parsed)) throw new Refusal('PHONE_INVALID')
  return parsed.number
}
