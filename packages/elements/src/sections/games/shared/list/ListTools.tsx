import { gameSorts, plainText, type GameFilter, type GameSort } from '@baize/contract'
import { useEffect, useState } from 'react'
import { useText } from '../../../../scope.ts'
import { Icon } from '../../../../ui/media/Icon.tsx'
import { chevronDown, search } from '../../../../ui/media/icons.gen.ts'
import { filterOrder, isPersonal, type ListChoice } from './list-choice.ts'
import css from './list-tools.css'

interface FilterChipsProps {
  chosen: GameFilter
  onChoose: (filter: GameFilter) => void
}

/** The filters of a list, one of them pressed (GAME-40). */
function FilterChips({ chosen, onChoose }: FilterChipsProps) {
  const { t } = useText()
  return (
    <div className="chips" role="group" part="filters" aria-label={t('games.filters')}>
      {filterOrder.map(filter => (
        <button
          key={filter}
          type="button"
          className="chip"
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
        >
          {t(`games.chip.${filter}`)}
        </button>
      ))}
    </div>
  )
}

/** Typing pauses this long before the platform is asked (GAME-45). Milliseconds. */
const typingPause = 300
/** Min letters that are searched for: a shorter word would find nearly every game. */
const minLetters = 2

interface SearchBoxProps {
  /** The word that is searched for; emptied from outside where the filter is cleared. */
  value: string
  onSearch: (keyword: string) => void
}

/** Search field of a list; it asks a moment after the last key. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const { t } = useText()
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  useEffect(() => {
    const text = plainText(typed)
    const word = text.length < minLetters ? '' : text
    if (word === value) return
    const timer = setTimeout(() => onSearch(word), typingPause)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <label className="search-box">
      <Icon of={search} size={18} />
      <input
        type="search"
        name="keyword"
        aria-label={t('games.search')}
        placeholder={t('games.search')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
      />
    </label>
  )
}

export const listToolsCss = [css]

interface SortBoxProps {
  chosen: GameSort | undefined
  onChoose: (sort: GameSort | undefined) => void
}

/** The order of a list, in one line with what else narrows it. */
function SortBox({ chosen, onChoose }: SortBoxProps) {
  const { t } = useText()
  return (
    <label className="sort-box">
      <span className="unseen">{t('games.sort')}</span>
      <select
        name="sort"
        value={chosen ?? ''}
        onChange={event => onChoose(gameSorts.find(sort => sort === event.currentTarget.value))}
      >
        <option value="">{t('games.sorted.USUAL')}</option>
        {gameSorts.map(sort => (
          <option key={sort} value={sort}>
            {t(`games.sorted.${sort}`)}
          </option>
        ))}
      </select>
      <Icon of={chevronDown} size={16} />
    </label>
  )
}

interface ListToolsProps {
  choice: Pick<ListChoice, 'filter' | 'keyword' | 'sort'>
  onChoose: (part: Partial<ListChoice>) => void
}

/** Filters, order and search field of a list. */
export const ListTools = ({ choice, onChoose }: ListToolsProps) => (
  <div className="list-tools">
    <FilterChips chosen={choice.filter} onChoose={filter => onChoose({ filter })} />
    {!isPersonal(choice.filter) && <SortBox chosen={choice.sort} onChoose={sort => onChoose({ sort })} />}
    <SearchBox value={choice.keyword} onSearch={keyword => onChoose({ keyword })} />
  </div>
)
