import { useLayoutEffect, useRef } from 'react'
import { Button, buttonCss } from '../../ui/forms/Button.tsx'
import { Field, fieldCss } from '../../ui/forms/Field.tsx'
import { check, copy as copyIcon } from '../../ui/media/icons.gen.ts'
import css from './copy-field.css'
import { useCopy } from './use-copy.ts'

export const copyFieldCss = [...fieldCss, ...buttonCss, css]

interface CopyFieldProps {
  name: string
  label: string
  /** Shown in the field and nowhere else: neither in an attribute nor in the text of the page. */
  value: string
  texts: { copy: string; copied: string }
}

/** A read-only value with a button that copies it. */
export function CopyField({ name, label, value, texts }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const { copied, copy } = useCopy(texts.copied)
  useLayoutEffect(() => {
    if (input.current) input.current.value = value
  }, [value])
  const take = async () => {
    // Where the browser does not allow copying, the text is selected for the keys that copy.
    if (!(await copy(value))) input.current?.select()
  }
  const isCopied = copied === value
  const button = (
    <Button
      className="field-button"
      icon={isCopied ? check : copyIcon}
      aria-label={`${isCopied ? texts.copied : texts.copy}: ${label}`}
      onClick={() => void take()}
    >
      {isCopied ? texts.copied : texts.copy}
    </Button>
  )
  return (
    <Field name={name} label={label} beside={button}>
      {control => (
        <input
          {...control}
          ref={input}
          type="text"
          readOnly
          className="field-input copy-value"
          dir="ltr"
          translate="no"
          autoComplete="off"
          spellCheck={false}
          onFocus={event => event.currentTarget.select()}
        />
      )}
    </Field>
  )
}
