import { limits, type GameItem } from '@baize/contract'
import { useCallback, useState } from 'react'
import { useScope, useText } from '../../../../scope.ts'
import { Button, buttonCss } from '../../../../ui/forms/Button.tsx'
import { useOwnSite } from '../../../../shared/gates/use-own-site.ts'
import { LoadFailure } from '../../../../shared/feedback/LoadFailure.tsx'
import { EmptyState, stateCss } from '../../../../ui/data/EmptyState.tsx'
import { Skeleton, skeletonCss } from '../../../../ui/data/Skeleton.tsx'
import { useSheets } from '../../../../runtime/use-sheets.ts'
import { Dialog, dialogCss } from '../../../../ui/overlays/Dialog.tsx'
import { errorStateCss } from '../../../../ui/data/ErrorState.tsx'
import { imageCss } from '../../../../ui/media/Image.tsx'
import { selectCss } from '../../../../ui/forms/Select.tsx'
import { LaunchDialogs } from '../../shared/launch/LaunchDialogs.tsx'
import { useLaunch, type GameLaunched } from '../../shared/launch/use-launch.ts'
import { Filters, SearchField } from './SearchFields.tsx'
import { optionsOf, useGroups, useOptions } from './use-options.ts'
import { OptionList } from './OptionList.tsx'
import type { Option } from './options.ts'
import { useCatalogue } from './use-catalogue.ts'
import { useFound, type Found } from './use-found.ts'
import { typedWords } from './find-games.ts'
import { saveTerms, savedTerms, withTerm } from './recent-searches.ts'
import css from './finder.css'

const standIns = [0, 1, 2, 3, 4]

/**
 * In place of games: they are on their way, they could not be asked for, or there are none by that
 * name.
 */
function NoResults({ found, typed, onAgain }: { found: Found; typed: string; onAgain: () => void }) {
  const { t } = useText()
  const { waiting, error } = found
  if (waiting)
    return standIns.map(index => (
      <div key={index} className="finder-option">
        <Skeleton width={40} height={40} />
        <span className="finder-words">
          <Skeleton width="45%" height={16} />
          <Skeleton width="30%" height={12} />
        </span>
      </div>
    ))
  if (error) return <LoadFailure error={error} onRetry={onAgain} />
  return (
    <EmptyState
      title={typed.trim() ? t('search.none', { term: typed.trim() }) : t('game.none')}
      text={t('search.noneHint')}
    />
  )
}

/** The searches that led to a game, kept in this browser. */
function useSavedSearches() {
  const scope = useScope()
  const own = useOwnSite()
  const [kept, setFilter] = useState(() => savedTerms(scope, own))
  const keep = useCallback(
    (typed: string) => {
      if (typedWords(typed).length) saveTerms(scope, own, withTerm(savedTerms(scope, own), typed.trim()))
    },
    [scope, own],
  )
  const forget = () => {
    saveTerms(scope, own, [])
    setFilter([])
  }
  return { kept, keep, forget }
}

interface SearchProps {
  /** Kind and vendor it begins with; '' is any. */
  first: { category: string; vendor: string }
  /** What was typed while this was on its way. */
  early: string
  onGame: (game: GameItem) => void
}

/** Search field, filters and results (GAME-45). */
function Search({ first, early, onGame }: SearchProps) {
  const { t, number } = useText()
  const [typed, setTyped] = useState(early)
  const [{ category, vendor }, setKept] = useState(first)
  const about = [typed, category, vendor].join('\n')
  const [more, setMore] = useState({ about, pages: 1 })
  const pages = more.about === about ? more.pages : 1
  const catalogue = useCatalogue()
  const found = useFound(catalogue, { typed, category, vendor }, pages * limits.gamesPage)
  const terms = useSavedSearches()
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
        <OptionList list={list} groups={groups} typed={typed} at={at} onChoose={choose} onForget={terms.forget} />
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

const finderSheets: readonly string[] = [
  ...new Set([
    ...dialogCss,
    ...buttonCss,
    ...selectCss,
    ...imageCss,
    ...skeletonCss,
    ...stateCss,
    ...errorStateCss,
    css,
  ]),
]

interface FinderProps {
  open: boolean
  category?: string
  vendor?: string
  early: string
  onClose: () => void
  onLaunch: (detail: GameLaunched) => boolean
}

/** The search in its dialog, and after it the dialog that says why a game did not start. */
export function Finder({ open, category = '', vendor = '', early, onClose, onLaunch }: FinderProps) {
  const { t } = useText()
  const launching = useLaunch(onLaunch)
  useSheets(finderSheets)
  return (
    <>
      {open && (
        <Dialog label={t('search.title')} closeLabel={t('common.close')} width="table" onClose={onClose}>
          <Search
            first={{ category, vendor }}
            early={early}
            onGame={game => {
              onClose()
              launching.launch(game)
            }}
          />
        </Dialog>
      )}
      <LaunchDialogs {...launching} />
    </>
  )
}
