import { useState, type TextareaHTMLAttributes } from 'react'
import { Field, fieldCss } from './Field.tsx'
import css from './text-area.css'

export const textAreaCss = [...fieldCss, css]

/** Letters as a person counts them, without the space around them. */
export const lettersOf = (text: string): number => [...text.trim()].length

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'children' | 'id'> {
  name: string
  label: string
  hint?: string
  /** Max letters, which a counter shows. */
  max: number
  /** What the counter says for those who do not see it. */
  countText: (count: number) => string
}

/**
 * Several lines of text with a counter of its letters; it keeps its own value, and the form reads
 * it when it is sent.
 */
export function TextArea({ name, label, hint, required, max, countText, defaultValue, ...input }: TextAreaProps) {
  const [count, setCount] = useState(() => lettersOf(String(defaultValue ?? '')))
  return (
    <Field
      name={name}
      label={label}
      hint={hint}
      required={required}
      end={
        <span className={count > max ? 'text-area-count text-area-over' : 'text-area-count'}>
          <span aria-hidden="true">
            {count} / {max}
          </span>
          <span className="unseen">{countText(count)}</span>
        </span>
      }
    >
      {control => (
        <textarea
          {...input}
          {...control}
          rows={5}
          className="text-area"
          defaultValue={defaultValue}
          onInput={event => setCount(lettersOf(event.currentTarget.value))}
        />
      )}
    </Field>
  )
}
