import { useEffect, useState } from 'react'
import { useText } from '../../../../scope.ts'
import { Icon } from '../../../../ui/media/Icon.tsx'
import { search } from '../../../../ui/media/icons.gen.ts'
import css from './search-box.css'

export const searchBoxCss = [css]

/** Typing pauses this long before the platform is asked (GAME-45). Milliseconds. */
const pause = 300
/** Shorter words find everything. */
const least = 2

interface SearchBoxProps {
  /** What is looked for; emptied from outside where the filter is cleared. */
  value: string
  onSearch: (keyword: string) => void
}

/** Looks for a title within a list. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const { t } = useText()
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  useEffect(() => {
    const word = typed.trim().length < least ? '' : typed.trim()
    if (word === value) return
    const timer = setTimeout(() => onSearch(word), pause)
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
