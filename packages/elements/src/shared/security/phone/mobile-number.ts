import type { Output, registerSettings } from '@baize/contract'
import type { Problems, Values } from '../../../ui/forms/form-values.ts'

export type Country = Output<typeof registerSettings>['countries'][number]
export interface MobileNumber {
  mobileNum: string
  countryDialingCode: string
}
type T = (key: string, values?: Record<string, unknown>) => string

const separators = /[\s().\-\u2010-\u2015/]/g

/** The number in a form as calls carry it: without separators, and without the country where it was typed or pasted along. */
export function mobileNumberOf({ mobileNum = '', countryDialingCode = '' }: Values): MobileNumber {
  const typed = mobileNum.replace(separators, '')
  const abroad = [`+${countryDialingCode}`, `00${countryDialingCode}`]
  const prefix = countryDialingCode && abroad.find(start => typed.startsWith(start))
  return { mobileNum: prefix ? typed.slice(prefix.length) : typed, countryDialingCode }
}

/** How many digits the numbers of a country have, in words: `9`, or `7 - 15` (VAL-45). */
const digitsOf = ({ min, max }: Country) => (min === max ? String(min) : `${min} - ${max}`)

/** The problem with the number in a form (VAL-33, VAL-36, VAL-44); which of the two texts for a wrong one, the form says (C-35). A leading zero may be dialled at home only (VAL-08). */
export function mobileProblems(t: T, countries: readonly Country[], values: Values, wrong = 'mobile.format'): Problems {
  const { mobileNum, countryDialingCode } = mobileNumberOf(values)
  if (!mobileNum) return { mobileNum: t('field.mobileNum.format') }
  if (!/^\d+$/.test(mobileNum)) return { mobileNum: t(wrong) }
  const country = countries.find(each => each.countryDialingCode === countryDialingCode)
  const fits = (digits: string) => !country || (digits.length >= country.min && digits.length <= country.max)
  if (country && !fits(mobileNum) && !fits(mobileNum.replace(/^0/, '')))
    return { mobileNum: t('mobile.digits', { digits: digitsOf(country) }) }
  return {}
}

/** The number as people write it. */
export const formatMobileNumber = ({ mobileNum, countryDialingCode }: MobileNumber): string =>
  `+${countryDialingCode} ${mobileNum}`
