import type { ReactNode } from 'react'
import { Icon, iconCss } from '../media/Icon.tsx'
import { check, circleAlert } from '../media/icons.gen.ts'
import css from './field.css'
import { useFormContext } from './Form.tsx'

export const fieldCss = [...iconCss, css]

/** Attributes by which label, hint and problem belong to a control. */
export interface ControlProps {
  id: string
  name: string
  required: boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldProps {
  name: string
  label: string
  hint?: string
  required?: boolean
  /** Content beside the box: a picture, a button. */
  beside?: ReactNode
  /** Content of the box after the control. */
  end?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/**
 * A label over a box, and under it the hint or what is wrong, all in one tree so that they find
 * each other by id.
 */
export function Field({ name, label, hint, required = false, beside, end, children }: FieldProps) {
  const { prefix, problems, valid } = useFormContext()
  const problem = problems[name]
  const id = `${prefix}-${name}`
  const note = problem ? `${id}-problem` : hint ? `${id}-hint` : undefined
  const right = !problem && valid.includes(name)
  const look = problem ? ' field-wrong' : right ? ' field-right' : ''
  return (
    <div className={`field${look}`} part="field">
      <label className={`field-label${required ? ' field-required' : ''}`} htmlFor={id}>
        {label}
      </label>
      <div className="field-row">
        <div className="field-box">
          {children({ id, name, required, 'aria-invalid': problem ? true : undefined, 'aria-describedby': note })}
          {right && <Icon of={check} size={18} className="field-tick" />}
          {end}
        </div>
        {beside}
      </div>
      {problem ? (
        <p className="field-note field-problem" id={note}>
          <Icon of={circleAlert} size={16} />
          <span>{problem}</span>
        </p>
      ) : (
        hint && (
          <p className="field-note" id={note}>
            <span>{hint}</span>
          </p>
        )
      )}
    </div>
  )
}
