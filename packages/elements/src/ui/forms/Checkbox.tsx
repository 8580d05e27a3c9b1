import type { ReactNode } from 'react'
import css from './checkbox.css'
import { fieldCss } from './Field.tsx'
import { useFormContext } from './Form.tsx'
import { Icon } from '../media/Icon.tsx'
import { circleAlert } from '../media/icons.gen.ts'

export const checkboxCss = [...fieldCss, css]

interface CheckboxProps {
  name: string
  required?: boolean
  /** Whether it is ticked, where it does not keep that itself. */
  checked?: boolean
  onChange?: (checked: boolean) => void
  /** The words beside the box, links included. */
  children: ReactNode
}

/** A box to tick; its words are part of the target. */
export function Checkbox({ name, required, checked, onChange, children }: CheckboxProps) {
  const { prefix, problems } = useFormContext()
  const problem = problems[name]
  const id = `${prefix}-${name}`
  return (
    <div className={`checkbox${problem ? ' checkbox-wrong' : ''}`} part="checkbox">
      <label className="checkbox-label">
        <input
          className="checkbox-box"
          type="checkbox"
          id={id}
          name={name}
          required={required}
          checked={checked}
          onChange={onChange && (event => onChange(event.currentTarget.checked))}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        <span>{children}</span>
      </label>
      {problem && (
        <p className="field-note field-problem" id={`${id}-problem`}>
          <Icon of={circleAlert} size={16} />
          <span>{problem}</span>
        </p>
      )}
    </div>
  )
}
