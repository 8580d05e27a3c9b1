import { fieldNames } from '../system/index.ts'
import type { FieldChanges, FieldName, registerSetting, loginSetting } from '../system/index.ts'
import type { Setting } from '../db/settings.ts'

/**
 * A registration that a site could have; settings that a preset does not name have their defaults.
 */
export interface Preset {
  /** Description in a few words. */
  about: string
  register?: Partial<Setting<typeof registerSetting>>
  login?: Partial<Setting<typeof loginSetting>>
  /** Flags of the whitelabel tree. */
  flags?: Readonly<Record<string, boolean>>
}

/** Fields that are required where all are shown; codes and chat names are optional. */
const requiredFields: readonly FieldName[] = [
  'mobileNum',
  'payeeName',
  'paymentPassword',
  'idNumber',
  'email',
  'birthday',
]

const allShown = (isRequired: (name: FieldName) => boolean): FieldChanges =>
  Object.fromEntries(fieldNames.map(name => [name, { show: true, required: isRequired(name) }]))

const social: Setting<typeof registerSetting>['firebase'] = { enabled: true, channels: ['google', 'facebook', 'phone'] }
const altcha: Setting<typeof registerSetting>['humanVerification'] = { provider: 'altcha', key: '' }

/**
 * A pattern other than the default for each field, so that every family of patterns is shown
 * (VAL-02, VAL-10 to VAL-29).
 */
const otherPatterns: FieldChanges = {
  username: { pattern: 'KANJI_NUMBERS', min: 2, max: 16 },
  password: { pattern: 'FOUR_KINDS', min: 8, max: 64 },
  paymentPassword: { pattern: 'LETTERS_NUMBERS_BOTH', min: 6, max: 12 },
  payeeName: { pattern: 'UPPERCASE_SPACES', min: 2, max: 100 },
  qqNum: { pattern: 'CHINESE', min: 1, max: 12 },
  line: { pattern: 'THAI', min: 2, max: 64 },
  whatsapp: { pattern: 'THAI_ENGLISH_SPACES', min: 2, max: 64 },
  facebook: { pattern: 'ENGLISH_SPACES', min: 2, max: 64 },
  wechat: { pattern: 'KOREAN', min: 2, max: 20 },
  idNumber: { pattern: 'ONE_UPPERCASE', min: 8, max: 8 },
  email: { pattern: 'EMAIL', min: 6, max: 254 },
  birthday: { pattern: 'DATE_MDY' },
  recommenderId: { pattern: 'JAPANESE', min: 1, max: 32 },
  affiliateCode: { pattern: 'SYMBOLS', min: 1, max: 64 },
  referralCode: { pattern: '*', min: 4, max: 4 },
}

const shown = (changes: FieldChanges): FieldChanges =>
  Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, { show: true, ...change }]))

/**
 * Ready-made registrations for `npm run ops -- flags preset NAME`; together they show every field
 * and every kind of registration.
 */
export const presets: Readonly<Record<string, Preset>> = {
  username: { about: 'username, password and terms: the demo site' },
  everything: {
    about: 'every field, required where it makes sense, with the code of an SMS',
    register: { fields: allShown(name => requiredFields.includes(name)), smsEnabled: true },
  },
  optional: {
    about: 'every field, and none of them required beside username and password',
    register: { fields: allShown(() => false) },
  },
  mobile: {
    about: 'a mobile number and the code of an SMS, no password',
    flags: { MOBILENUMREG3: true },
    login: { smsLogin: true },
  },
  'mobile-password': {
    about: 'a mobile number and a password, no SMS',
    flags: { MOBILENUMREG3: true, MOBILENUMPASSREG3: true },
  },
  'mobile-sms': {
    about: 'a mobile number, a password and the code of an SMS',
    flags: { MOBILENUMREG3: true, MOBILENUMPASSREG3: true, REGMOBVERF3: true },
    login: { smsLogin: true },
  },
  captcha: { about: 'username and password with a captcha', register: { captchaEnabled: true } },
  human: { about: 'username and password with human verification', register: { humanVerification: altcha } },
  social: {
    about: 'one-click login by Google, Facebook and phone, from the sandbox’s own provider',
    register: { firebase: social, fields: { mobileNum: { show: true } }, smsEnabled: true },
    login: { smsLogin: true },
  },
  patterns: {
    about: 'every field with another pattern than it has by itself',
    register: { fields: shown(otherPatterns) },
  },
  closed: { about: 'nobody can register', flags: { USERNAMEREG3: false, MOBILENUMREG3: false } },
}
