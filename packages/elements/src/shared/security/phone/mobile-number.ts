import type { Translator } from '@baize/client'
import { plainText } from '@baize/contract'
import type { Output, registerSettings } from '@baize/contract'
import type { Problems, Values } from '../../../ui/forms/form-values.ts'

export type Country = Output<typeof registerSettings>['countries'][number]
export interface MobileNumber {
  mobileNum: string
  countryDialingCode: string
}

const separators = /[\s().\-\u2010-\u2015/]/g

/**
 * The number in a form as calls carry it: without separators, and without the country where it was
 * typed or pasted along.
 */
export function mobileNumberOf({ mobileNum = '', countryDialingCode = '' }: Values): MobileNumber {
  const typed = plainText(mobileNum).replace(separators, '')
  const abroad = [`+${countryDialingCode}`, `00${countryDialingCode}`]
  const prefix = countryDialingCode && abroad.find(start => typed.startsWith(start))
  return { mobileNum: prefix ? typed.slice(prefix.length) : typed, countryDialingCode }
}

/** How many digits the numbers of a country have, in words: `9`, or `7 - 15` (VAL-45). */
const digitsOf = ({ min, max }: Country) => (min === max ? String(min) : `${min} - ${max}`)

/** Where a number is asked for: each place has a text of its own for a wrong one (C-35). */
export type NumberPlace = 'login' | 'registration'
const wrongTexts: Readonly<Record<NumberPlace, string>> = {
  login: 'field.mobileNum.format',
  registration: 'mobile.format',
}

/**
 * The problem with the number in a form (VAL-33, VAL-36, VAL-44). A leading zero may be dialled at
 * home only (VAL-08).
 */
export function mobileProblems(
  t: Translator['t'],
  countries: readonly Country[],
  values: Values,
  place: NumberPlace,
): Problems {
  const { mobileNum, countryDialingCode } = mobileNumberOf(values)
  if (!mobileNum) return { mobileNum: t('field.mobileNum.format') }
  if (!/^\d+$/.test(mobileNum)) return { mobileNum: t(wrongTexts[place]) }
  const country = countries.find(each => each.countryDialingCode === countryDialingCode)
  const fits = (digits: string) => !country || (digits.length >= country.min && digits.length <= country.max)
  if (country && !fits(mobileNum) && !fits(mobileNum.replace(/^0/, '')))
    return { mobileNum: t('mobile.digits', { digits: digitsOf(country) }) }
  return {}
}

/** The number as people write it. */
export const formatMobileNumber = ({ mobileNum, countryDialingCode }: MobileNumber): string =>
  `+${countryDialingCode} ${mobileNum}`
