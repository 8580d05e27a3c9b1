import { limits, type GameItem } from '@baize/contract'
import { useCallback, useState } from 'react'
import { useText } from '../../../../scope.ts'
import { Button } from '../../../../ui/forms/Button.tsx'
import { Filters } from './Filters.tsx'
import { optionsOf } from './groups.ts'
import { NoResults } from './NoResults.tsx'
import { OptionList } from './OptionList.tsx'
import type { Option } from './options.ts'
import { SearchField } from './SearchField.tsx'
import { useCatalogue } from './use-catalogue.ts'
import { useFound } from './use-found.ts'
import { useGroups } from './use-groups.ts'
import { useOptions } from './use-options.ts'
import { useTerms } from './use-terms.ts'

interface SearchProps {
  /** Kind and vendor it begins with; '' is any. */
  first: { category: string; vendor: string }
  onGame: (game: GameItem) => void
}

/** Field, filters and what they lead to (GAME-45). */
export function Search({ first, onGame }: SearchProps) {
  const { t, number } = useText()
  const [typed, setTyped] = useState('')
  const [{ category, vendor }, setKept] = useState(first)
  const about = [typed, category, vendor].join('\n')
  const [more, setMore] = useState({ about, pages: 1 })
  const pages = more.about === about ? more.pages : 1
  const catalogue = useCatalogue()
  const found = useFound(catalogue, { typed, category, vendor }, pages * limits.homePage)
  const terms = useTerms()
  const groups = useGroups({ typed, filtered: !!(category || vendor), found, terms: terms.kept })
  const options = optionsOf(groups)
  const answered = groups.some(({ name }) => name === 'found')

  const goOn = () => {
    if (!answered || found.games.length >= found.total) return false
    setMore({ about, pages: pages + 1 })
    return true
  }
  const choose = useCallback(
    (option: Option) => {
      if (option.is === 'term') return setTyped(option.term)
      terms.keep(typed)
      onGame(option.game)
    },
    [typed, terms.keep, onGame],
  )
  const { list, at, active, onKeyDown } = useOptions({ options, about, onChoose: choose, onMore: goOn })
  const nothing = answered && !options.length

  return (
    <div className="finder">
      <SearchField
        value={typed}
        expanded={options.length > 0}
        active={active}
        onType={setTyped}
        onKeyDown={onKeyDown}
      />
      {catalogue.catalogue && (
        <Filters
          columns={catalogue.catalogue.columns}
          category={category}
          vendor={vendor}
          onCategory={category => setKept({ category, vendor: '' })}
          onVendor={vendor => setKept({ category, vendor })}
        />
      )}
      <p className="finder-count" role="status">
        {answered && options.length > 0 && t('search.count', { total: number(found.total) })}
        {answered && found.waiting && t('common.loading')}
      </p>
      <div className="finder-answer">
        {nothing && <NoResults found={found} typed={typed} onAgain={catalogue.again} />}
        <OptionList list={list} groups={groups} at={at} onChoose={choose} onForget={terms.forget} />
        {answered && found.games.length < found.total && (
          <p className="finder-more">
            <Button size="small" onClick={goOn}>
              {t('game.more')}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}
