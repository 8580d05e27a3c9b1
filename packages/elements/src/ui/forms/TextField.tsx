import type { InputHTMLAttributes, ReactNode } from 'react'
import { Field } from './Field.tsx'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'id'> {
  name: string
  label: string
  hint?: string
  beside?: ReactNode
}

/** One line of text that keeps its own value; the form reads it when it is sent. */
export function TextField({ name, label, hint, required, beside, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field name={name} label={label} hint={hint} required={required} beside={beside}>
      {control => (
        <input {...input} {...control} type={type} className="field-input" spellCheck={false} autoCapitalize="none" />
      )}
    </Field>
  )
}
