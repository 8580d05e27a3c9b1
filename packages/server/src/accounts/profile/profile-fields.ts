import type { FieldRule, ProfileFieldKind, ProfileFieldName } from '@baize/contract'
import { getCountries } from 'libphonenumber-js/max'
import type { Setting } from '../../db/settings.ts'
import { fieldDefaults } from '../../system/index.ts'
import type { FieldName, registerSetting } from '../../system/index.ts'
import { inLanguage, regionName } from '../../text/language.ts'
import { maskDay, maskMobile, maskText } from '../../text/mask.ts'
import { fieldRule } from '../registration/index.ts'
import type { profileSetting } from './profile-setting.ts'

/** What can be chosen in a field. */
export interface FieldOption {
  value: string
  text: string
}
type ProfileSetting = Setting<typeof profileSetting>
type Options = (setting: ProfileSetting, language: string) => FieldOption[]

interface Field {
  kind: ProfileFieldKind
  /** What its owner sees of a value. */
  mask: (value: string, setting: ProfileSetting, language: string) => string
  /** Characters, of those that registration does not ask for. */
  length?: readonly [min: number, max: number]
  options?: Options
}

const text = (min: number, max: number): Field => ({ kind: 'text', mask: maskText, length: [min, max] })
const phone: Field = { kind: 'phone', mask: maskMobile, length: [5, 20] }

const nationalities: Options = (_setting, language) =>
  getCountries()
    .map(value => ({ value, text: regionName(value, language) }))
    .sort((a, b) => a.text.localeCompare(b.text, language || 'en'))

const sourceName = (value: string, { incomeSources: sources }: ProfileSetting, language: string): string =>
  inLanguage(sources.find(({ id }) => id === value)?.names ?? {}, language) ?? value

const incomeSources: Options = (setting, language) =>
  setting.incomeSources.map(({ id }) => ({ value: id, text: sourceName(id, setting, language) }))

/** How each field is entered and shown (MEM-17). */
export const profileFields: Readonly<Record<ProfileFieldName, Field>> = {
  // Others see it as it is.
  nickname: { ...text(2, 24), mask: value => value },
  fullName: text(3, 100),
  birthday: { kind: 'day', mask: maskDay },
  nationality: { kind: 'choice', mask: (value, _, language) => regionName(value, language), options: nationalities },
  address: text(5, 200),
  occupation: text(2, 64),
  incomeSource: { kind: 'choice', mask: sourceName, options: incomeSources },
  idNumber: { ...text(5, 32), mask: maskMobile },
  qqNum: { ...text(5, 12), mask: maskMobile },
  whatsapp: phone,
  facebook: text(2, 64),
  telegram: text(2, 64),
  line: text(2, 64),
  zalo: phone,
  wechat: text(2, 64),
}

const isOfRegistration = (name: string): name is FieldName => Object.hasOwn(fieldDefaults, name)

/** The rule of a field: that of registration where it asks for the same (VAL-01). */
export function profileRule(
  settings: Setting<typeof registerSetting>,
  name: ProfileFieldName,
  required: boolean,
): FieldRule {
  const [min, max] = profileFields[name].length ?? [1, 64]
  const rule = isOfRegistration(name) ? fieldRule(settings, name) : { name, pattern: '*', min, max }
  return { ...rule, show: true, required }
}
