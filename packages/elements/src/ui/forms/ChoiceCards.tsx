import { useId, type ReactNode } from 'react'
import { Icon, iconCss } from '../media/Icon.tsx'
import { circleAlert } from '../media/icons.gen.ts'
import css from './choice-cards.css'
import { fieldCss } from './Field.tsx'
import { useFormContext } from './Form.tsx'

export const choiceCardsCss = [...iconCss, ...fieldCss, css]

interface Choice {
  value: string
  title: ReactNode
  text?: ReactNode
}

interface ChoiceCardsProps {
  name: string
  label: string
  choices: readonly Choice[]
  /** The one that is chosen at first; absent: none. */
  defaultValue?: string | undefined
  onChoose?: (value: string) => void
}

/** One of a few, each as a card with a line about it. One must be chosen. */
export function ChoiceCards({ name, label, choices, defaultValue, onChoose }: ChoiceCardsProps) {
  const { problems } = useFormContext()
  const id = useId()
  const problem = problems[name]
  return (
    <fieldset className="choices" part="field" aria-describedby={problem ? id : undefined}>
      <legend className="field-label field-required">{label}</legend>
      <div className="choice-cards">
        {choices.map(({ value, title, text }, index) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name={name}
              value={value}
              required
              defaultChecked={value === defaultValue}
              data-next={problem && index === 0 ? '' : undefined}
              onChange={() => onChoose?.(value)}
            />
            <span className="choice-text">
              <b>{title}</b>
              {text && <span>{text}</span>}
            </span>
          </label>
        ))}
      </div>
      {problem && (
        <p className="field-note field-problem" id={id}>
          <Icon of={circleAlert} size={16} />
          <span>{problem}</span>
        </p>
      )}
    </fieldset>
  )
}
