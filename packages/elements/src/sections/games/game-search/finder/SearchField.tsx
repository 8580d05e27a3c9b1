import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useText } from '../../../../scope.ts'
import { Icon } from '../../../../ui/media/Icon.tsx'
import { search } from '../../../../ui/media/icons.gen.ts'

interface SearchFieldProps {
  value: string
  /** Whether there is anything to choose from. */
  expanded: boolean
  /** Id of the option that the keyboard is at. */
  active?: string
  onType: (typed: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** Where one types; the list below it follows, and the focus stays here. Escape empties it before it closes the search. */
export function SearchField({ value, expanded, active, onType, onKeyDown }: SearchFieldProps) {
  const { t } = useText()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape' || !value) return onKeyDown(event)
    event.preventDefault()
    onType('')
  }
  return (
    <label className="field-box finder-field">
      <Icon of={search} size={18} className="finder-glass" />
      <input
        ref={input}
        className="field-input"
        part="field"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        placeholder={t('search.hint')}
        role="combobox"
        aria-label={t('search.title')}
        aria-autocomplete="list"
        aria-controls="finder-list"
        aria-expanded={expanded}
        aria-activedescendant={active}
        value={value}
        onChange={event => onType(event.target.value)}
        onKeyDown={press}
      />
    </label>
  )
}
