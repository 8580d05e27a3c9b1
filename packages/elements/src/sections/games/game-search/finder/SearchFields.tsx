import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useText } from '../../../../scope.ts'
import { Icon } from '../../../../ui/media/Icon.tsx'
import { search, chevronDown } from '../../../../ui/media/icons.gen.ts'
import type { Columns } from './catalogue.ts'

interface SearchFieldProps {
  value: string
  /** Whether there is anything to choose from. */
  expanded: boolean
  /** Id of the option that the keyboard is at. */
  active?: string
  onType: (typed: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/**
 * The search field. The focus stays in it while the keys move through the list. Escape empties it
 * before it closes the search.
 */
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

interface FiltersProps {
  columns: Columns
  category: string
  vendor: string
  onCategory: (category: string) => void
  onVendor: (vendor: string) => void
}

/** Vendors by name, each once, of one kind of games or of all. */
const vendorsOf = ({ vendors }: Columns, category: string) => {
  const wanted = vendors.filter(({ gameType }) => !category || gameType === category)
  return [...new Map(wanted.map(({ vassalage, displayName }) => [vassalage, displayName]))].sort(([, one], [, other]) =>
    one.localeCompare(other),
  )
}

/** Keeps the search to one kind of games, and to one vendor. */
export function Filters({ columns, category, vendor, onCategory, onVendor }: FiltersProps) {
  const { t } = useText()
  return (
    <div className="finder-filters">
      <div className="finder-kinds" role="group" aria-label={t('search.kind')}>
        {['', ...columns.kinds.map(kind => kind.category)].map(kind => (
          <button
            key={kind}
            type="button"
            className="finder-kind"
            aria-pressed={kind === category}
            onClick={() => onCategory(kind)}
          >
            {t(kind ? `game.category.${kind}` : 'search.all')}
          </button>
        ))}
      </div>
      <span className="field-box finder-vendor">
        <select
          className="select-input"
          aria-label={t('search.vendor')}
          value={vendor}
          onChange={event => onVendor(event.target.value)}
        >
          <option value="">{t('search.allVendors')}</option>
          {vendorsOf(columns, category).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <Icon of={chevronDown} size={16} className="select-arrow" />
      </span>
    </div>
  )
}
