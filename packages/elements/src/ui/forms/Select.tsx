import type { SelectHTMLAttributes } from 'react'
import { Field, fieldCss } from './Field.tsx'
import { Icon } from '../media/Icon.tsx'
import { chevronDown } from '../media/icons.gen.ts'
import css from './select.css'

export const selectCss = [...fieldCss, css]

export interface Option {
  value: string
  label: string
  /** It is shown and cannot be chosen. */
  disabled?: boolean
}

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'id'> {
  name: string
  label: string
  hint?: string
  options: readonly Option[]
}

/**
 * One of a list, with the list of the browser: it is a wheel on a phone and finds by typing
 * everywhere.
 */
export function Select({ name, label, hint, required, options, ...select }: SelectProps) {
  return (
    <Field
      name={name}
      label={label}
      hint={hint}
      required={required}
      end={<Icon of={chevronDown} size={16} className="select-arrow" />}
    >
      {control => (
        <select {...select} {...control} className="select-input">
          {options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
