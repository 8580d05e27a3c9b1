import type { FieldRule } from '@baize/contract'
import type { Settings } from './register-fields.ts'

/** A rule as a site sends it: shown and required, unless it says otherwise. */
export const rule = (
  name: string,
  pattern: string,
  min: number,
  max: number,
  more: Partial<FieldRule> = {},
): FieldRule => {
  const { show = true, required = show } = more
  return { name, pattern, min, max, show, required }
}

/** Settings of a site that asks for these fields. */
export const settingsOf = (fields: FieldRule[], more: Partial<Settings> = {}): Settings => ({
  open: true,
  registerType: 'username',
  fields,
  countries: [
    { countryCode: 'ES', countryDialingCode: '34', min: 9, max: 9 },
    { countryCode: 'DE', countryDialingCode: '49', min: 10, max: 11 },
  ],
  smsEnabled: false,
  captchaEnabled: false,
  firebase: { enabled: false, channels: [] },
  humanVerification: { provider: 'none', key: '' },
  terms: [
    { code: 'term', title: 'Terms and conditions', url: '/help#term' },
    { code: 'privacy', title: 'Privacy policy', url: '/help#privacy' },
  ],
  minimumAge: 18,
  ...more,
})
