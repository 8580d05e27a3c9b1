import type { CallError, Translator } from '@baize/client'
import { checkField, type ContactKind } from '@baize/contract'
import { problemText } from '../../../shared/feedback/field-text.ts'
import {
  formatMobileNumber,
  mobileNumberOf,
  mobileProblems,
  type Country,
} from '../../../shared/security/phone/mobile-number.ts'
import type { Recipient } from '../../../shared/security/phone/SmsCode.tsx'
import type { Problems, Values } from '../../../ui/forms/form-values.ts'

/** Name of the field that a contact is typed into. */
export const fieldOfTarget = (kind: ContactKind): string => (kind === 'email' ? 'target' : 'mobileNum')

/** The contact in a form, as calls carry it. */
export function askedTarget(kind: ContactKind, values: Values) {
  if (kind === 'email') return { kind, target: values['target'] ?? '' }
  const { mobileNum, countryDialingCode } = mobileNumberOf(values)
  return { kind, target: mobileNum, countryDialingCode }
}

const emailRule = { name: 'email', show: true, required: true, pattern: 'EMAIL', min: 1, max: 254 }

/** Problems of the contact in a form, before anything is sent. */
export function targetProblems(
  t: Translator['t'],
  kind: ContactKind,
  countries: readonly Country[],
  values: Values,
): Problems {
  if (kind === 'mobile') return mobileProblems(t, countries, values, 'registration')
  const problem = checkField(emailRule, values['target'] ?? '')
  return problem ? { target: problemText(t, 'email', problem, 'EMAIL') } : {}
}

/**
 * What a code is sent to.
 * @param present - the contact that the account has, in part; null for the one in the form
 */
export function recipientOf(
  kind: ContactKind,
  present: string | null,
  problems: (error: CallError) => Problems | undefined,
): Recipient {
  if (present === null && kind === 'mobile') return { of: mobileNumberOf, words: formatMobileNumber, problems }
  const written = (values: Values) => present ?? (values['target'] ?? '').toLowerCase()
  return {
    of: values => ({ mobileNum: written(values), countryDialingCode: '' }),
    words: ({ mobileNum }) => mobileNum,
    problems,
  }
}
