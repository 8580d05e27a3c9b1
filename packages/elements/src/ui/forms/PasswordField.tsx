import { useState } from 'react'
import { Field, fieldCss } from './Field.tsx'
import { IconButton, iconButtonCss } from './IconButton.tsx'
import { eye, eyeOff } from '../media/icons.gen.ts'
import css from './password-field.css'

export const passwordFieldCss = [...fieldCss, ...iconButtonCss, css]

export interface PasswordFieldProps {
  name: string
  label: string
  hint?: string
  required?: boolean
  autoComplete: string
  inputMode?: 'numeric' | 'tel' | 'email' | undefined
  /** Names of the button that shows and hides what is typed. */
  texts: { show: string; hide: string }
}

/** A secret that can be looked at. Pasting and password managers are welcome. */
export function PasswordField({ texts, autoComplete, inputMode, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const eyeButton = (
    <IconButton
      className="password-eye"
      icon={shown ? eye : eyeOff}
      label={shown ? texts.hide : texts.show}
      size={32}
      onClick={() => setShown(!shown)}
    />
  )
  return (
    <Field {...field} end={eyeButton}>
      {control => (
        <input
          {...control}
          className="field-input"
          type={shown ? 'text' : 'password'}
          data-secret=""
          autoComplete={autoComplete}
          inputMode={inputMode}
          spellCheck={false}
          autoCapitalize="none"
        />
      )}
    </Field>
  )
}
