import { useState, type ReactNode } from 'react'
import { useText } from '../../../scope.ts'
import { Field, fieldCss } from '../../../ui/forms/Field.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { chevronDown } from '../../../ui/media/icons.gen.ts'
import type { Country, MobileNumber } from './mobile-number.ts'
import css from './mobile-field.css'
import { keyed } from '../../../ui/data/keyed.ts'

export const mobileFieldCss = [...fieldCss, css]

interface MobileFieldProps {
  countries: readonly Country[]
  label?: string
  hint?: string
  required?: boolean
  /** Fills the field in advance. */
  defaultValue?: MobileNumber | null
}

/**
 * A mobile number with the country it is dialled in, as `mobileNum` and `countryDialingCode`. The
 * first country is chosen at the start; a single one is not asked for (REG-32).
 */
export function MobileField({ countries, label, hint, required = true, defaultValue }: MobileFieldProps) {
  const { t } = useText()
  const [code, setCode] = useState(defaultValue?.countryDialingCode ?? countries[0]?.countryDialingCode ?? '')
  return (
    <Field name="mobileNum" label={label ?? t('field.mobileNum.label')} hint={hint} required={required}>
      {control => (
        <>
          {countries.length > 1 ? (
            <CountrySelect countries={countries} code={code} onChoose={setCode} />
          ) : (
            <Single code={code} />
          )}
          <input
            {...control}
            className="field-input mobile-number"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={32}
            defaultValue={defaultValue?.mobileNum}
          />
        </>
      )}
    </Field>
  )
}

const Code = ({ code, children }: { code: string; children?: ReactNode }) => (
  <span className="mobile-code" dir="ltr" aria-hidden="true">
    +{code}
    {children}
  </span>
)

const Single = ({ code }: { code: string }) => (
  <span className="mobile-country">
    {code && <Code code={code} />}
    <input type="hidden" name="countryDialingCode" value={code} />
  </span>
)

interface CountrySelectProps {
  countries: readonly Country[]
  code: string
  onChoose: (code: string) => void
}

/** Shows the code alone while its list, which lies over it unseen, names the countries. */
function CountrySelect({ countries, code, onChoose }: CountrySelectProps) {
  const { t, locale } = useText()
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return (
    <span className="mobile-country">
      <Code code={code}>
        <Icon of={chevronDown} size={16} />
      </Code>
      <select
        className="mobile-select"
        name="countryDialingCode"
        aria-label={t('mobile.country')}
        autoComplete="tel-country-code"
        value={code}
        onChange={event => onChoose(event.currentTarget.value)}
      >
        {keyed(countries, ({ countryCode }) => countryCode).map(([key, { countryCode, countryDialingCode }]) => (
          <option key={key} value={countryDialingCode}>
            {`${names.of(countryCode) ?? countryCode} +${countryDialingCode}`}
          </option>
        ))}
      </select>
    </span>
  )
}
