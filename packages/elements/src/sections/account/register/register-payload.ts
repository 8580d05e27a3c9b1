import type { IdentityProof } from '@baize/client'
import type { FieldRule, Input, register } from '@baize/contract'
import type { Values } from '../../../ui/forms/form-values.ts'
import type { InvitationCodes } from './invitation-codes.ts'
import { shownRules, type Settings, normalizeValues } from './register-fields.ts'

/** The input without the idempotency key and the human proof, which each attempt adds. */
export type RegisterPayload = Omit<Input<typeof register>, 'idempotencyKey' | 'verifyType' | 'verifyId' | 'verifyToken'>

const withoutEmpty = (record: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value)) as Record<string, string>

const typedIn = (values: Values, rules: readonly FieldRule[]) =>
  withoutEmpty(
    Object.fromEntries(
      rules.filter(({ name }) => name !== 'confirmPaymentPassword').map(({ name }) => [name, values[name]]),
    ),
  )

interface PayloadSources {
  settings: Settings
  /**
   * Invitation codes that came with the page; sent even where their fields are hidden (REG-27,
   * REG-28).
   */
  codes: InvitationCodes
  /** The identity that a provider has confirmed (REG-37). */
  identity: IdentityProof | null
  /** Whether a session is to begin at once (REG-33). */
  login: boolean
  page: Pick<Location, 'hostname' | 'origin' | 'pathname'>
}

/**
 * The input of the call: the values of the fields that are shown, the codes, and the page (REG-22,
 * REG-23, REG-39).
 */
export function registerPayload(
  typed: Values,
  { settings, codes, identity, login, page }: PayloadSources,
): RegisterPayload {
  const rules = shownRules(settings, identity?.firebaseChannel)
  const values = normalizeValues(typed, rules)
  const { username = '', mobileNum = '', countryDialingCode = '', captcha, captchaId } = values
  const isAsked = (name: string) => rules.some(rule => rule.name === name)
  return {
    ...typedIn(values, rules),
    ...(isAsked('mobileNum') && mobileNum && { countryDialingCode }),
    // By mobile number the number is the username (REG-21).
    username: settings.registerType === 'mobile' ? mobileNum : username,
    terms: values['terms'] === 'on',
    ...withoutEmpty(Object.fromEntries(Object.entries(codes).filter(([name]) => !isAsked(name)))),
    ...withoutEmpty({ captcha, captchaId: captcha && captchaId }),
    ...identity,
    domain: page.hostname,
    // Without the query, in which a page may carry private data.
    registerUrl: `${page.origin}${page.pathname}`.slice(0, 2048),
    registerMethod: 'WEB',
    login,
  }
}
