import type { FieldRule } from '@baize/contract'
import { fieldNames } from '../system/register-fields.ts'
import type { Setting } from '../system/setting-schemas.ts'
import { fieldRule } from './registration/rules.ts'

/** What the site says about every field. */
export const registerRules = (settings: Setting<'register'>): FieldRule[] =>
  fieldNames.map(name => fieldRule(settings, name))
