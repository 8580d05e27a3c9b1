import type { FieldRule } from '@baize/contract'
import { registerSettings } from '@baize/contract'
import type { Deps } from '../../deps.ts'
import {
  asksPassword,
  asksSmsCode,
  registerType,
  fieldDefaults,
  fieldNames,
  registerSetting,
  whitelabelSetting,
  isRegisterOpen,
  isSmsResetOn,
  loginSetting,
} from '../../system/index.ts'
import type { RegisterType, FieldName, Rule } from '../../system/index.ts'
import type { Setting } from '../../db/settings.ts'
import { readSetting } from '../../db/settings.ts'
import { isWorkAsked } from '../../verification/index.ts'
import { route } from '../../http/route.ts'
import { inLanguage } from '../../text/language.ts'

/** Registration as the site has it now. */
export interface RegistrationForm {
  type: RegisterType
  rules: (FieldRule & { name: FieldName })[]
  settings: Setting<typeof registerSetting>
}

const asked = { show: true, required: true }
const hidden = { show: false, required: false }

/**
 * Fields that an account cannot be opened without, whatever the site's rules: by username or by
 * mobile number (REG-20, REG-21).
 */
const neededRules = (type: RegisterType, password: boolean): Partial<Record<FieldName, Partial<Rule>>> => ({
  username: type === 'username' ? asked : hidden,
  ...(type === 'mobile' && { mobileNum: asked }),
  password: password ? asked : hidden,
  confirmPassword: password ? asked : hidden,
})

/** The site's rule of a field, before the kind of registration changes it. */
export const fieldRule = (
  { fields }: Setting<typeof registerSetting>,
  name: FieldName,
): FieldRule & { name: FieldName } => {
  const { show, required, pattern, min, max }: Rule = { ...fieldDefaults[name], ...fields[name] }
  return { name, show, required, pattern, min, max }
}

/**
 * Every field with its rule: the default, then the site's changes, then the needs of this kind of
 * registration (REG-01, VAL-01).
 * @param type - the kind that pages offer, unless another is named
 */
export function registrationFormOf(
  settings: Setting<typeof registerSetting>,
  { tree }: Setting<typeof whitelabelSetting>,
  type: RegisterType = registerType(tree),
): RegistrationForm {
  const needed = neededRules(type, asksPassword(tree, type))
  const ruleOf = (name: FieldName) => ({ ...fieldRule(settings, name), ...needed[name] })
  const { show, required } = ruleOf('mobileNum')
  const isCodeAsked = show && asksSmsCode(tree, type, settings)
  const rules = fieldNames.map(name => ({
    ...ruleOf(name),
    ...(name === 'verificationCode' && { show: isCodeAsked, required: isCodeAsked && required }),
  }))
  return { type, rules, settings }
}

/** Registration as the site has it now; see `formOf`. */
export const readRegistrationForm = async (deps: Deps, type?: RegisterType): Promise<RegistrationForm> =>
  registrationFormOf(await readSetting(deps, registerSetting), await readSetting(deps, whitelabelSetting), type)

export const isShown = ({ rules }: Pick<RegistrationForm, 'rules'>, name: FieldName): boolean =>
  rules.some(rule => rule.name === name && rule.show)

export const registerSettingsRoute = route(registerSettings, async (input, { deps, language }) => {
  const settings = await readSetting(deps, registerSetting)
  const menu = await readSetting(deps, whitelabelSetting)
  const { smsLogin, quickLogin } = await readSetting(deps, loginSetting)
  const form = registrationFormOf(settings, menu)
  const textLanguage = input.language ?? language
  return {
    ...settings,
    humanVerification: {
      provider: (await isWorkAsked(deps)) ? 'altcha' : 'none',
      key: settings.humanVerification.key,
    },
    smsEnabled: isShown(form, 'verificationCode'),
    smsLoginEnabled: smsLogin && deps.outbox.reaches('sms'),
    smsResetEnabled: (await isSmsResetOn(deps)) && deps.outbox.reaches('sms'),
    quickLoginEnabled: quickLogin,
    open: isRegisterOpen(menu.tree),
    registerType: form.type,
    fields: form.rules,
    terms: settings.terms.map(term => ({ ...term, title: inLanguage(term.title, textLanguage) ?? term.code })),
  }
})
