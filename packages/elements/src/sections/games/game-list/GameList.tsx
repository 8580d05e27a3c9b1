import { useEffect, useState, type ComponentProps } from 'react'
import { everyVendor, isOpen, useVendors } from '../../../shared/games/vendors.ts'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useLazy } from '../../../runtime/use-lazy.ts'
import { useText } from '../../../scope.ts'
import { nextTabs, tabPanel } from '../../../ui/data/tab-panel.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { slidersHorizontal } from '../../../ui/media/icons.gen.ts'
import { TabLine } from '../../../ui/media/TabLine.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { vendorOf } from '../shared/list/list-choice.ts'
import { ClosedNotice } from '../shared/list/ClosedNotice.tsx'
import { ListBanner } from '../shared/list/ListBanner.tsx'
import { ListTools } from '../shared/list/ListTools.tsx'
import { ListGrid } from '../shared/list/ListGrid.tsx'
import { vendorEntries } from './vendor-entries.ts'
import { useChoice, useGameList } from '../shared/list/use-game-list.ts'
import type { gameList } from './game-list.element.ts'

const loadSheet = () => import('./FilterSheet.tsx')

type FilterSheet = Awaited<ReturnType<typeof loadSheet>>['FilterSheet']

/** Opens what narrows and orders the list, where there is no room for it in the page. */
function FilterButton(props: Omit<ComponentProps<FilterSheet>, 'onClose'>) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const sheet = useLazy(isOpen ? loadSheet : null)
  const { vendor, sort, keyword } = props.choice
  const chosen = [vendor !== everyVendor, sort, keyword].filter(Boolean).length
  return (
    <>
      <Button className="list-filter" icon={slidersHorizontal} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('games.filter')}
        {chosen > 0 && <span className="list-filter-count">{chosen}</span>}
      </Button>
      {sheet && isOpen && <sheet.FilterSheet {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The page of a category (GAME-41). */
export function GameList({ category = 'RNG', vendor, filter, shown, ...props }: ViewProps<typeof gameList>) {
  const { heading, withoutBanner = false, emit } = props
  const text = useText()
  const { t, number } = text
  const [prefix] = useState(nextTabs)
  const { vendors, error, refresh } = useVendors(category)
  const choosing = useChoice({ vendor, filter, shown })
  const [chosen] = choosing
  // Where the vendors do not load, the games are shown all the same.
  const settled = vendors === null && !error ? null : vendorOf(chosen.vendor, vendors ?? [], everyVendor)
  const entries = vendors ? vendorEntries(vendors, text) : error && []
  const list = useGameList(category, settled, choosing)
  const { choose, state } = list

  useEffect(() => {
    if (settled !== null)
      emit('baize-game-filter', { category, vendor: settled, filter: chosen.filter, shown: chosen.shown })
  }, [category, settled, chosen.filter, chosen.shown])

  const title = heading ?? t(`game.category.${category}`)
  // A number beside the category's name is that of the category; what is narrowed says to what.
  const maker = vendors?.find(({ vassalage }) => vassalage === settled)?.displayName
  const count = (total: string) =>
    chosen.filter !== 'ALL' || chosen.keyword
      ? t('games.countFound', { total })
      : maker
        ? t('games.countOf', { total, vendor: maker })
        : total
  return (
    <section className="list" aria-label={title}>
      {!withoutBanner && <ListBanner category={category} />}
      <div className="list-head" part="head">
        <h2 className="page-title">
          <i className="sight" part="sight" />
          {title}
          {state.total !== null && <span className="list-count">{count(number(state.total))}</span>}
        </h2>
        <ListTools choice={chosen} onChoose={choose} />
        {entries && settled !== null && (
          <FilterButton
            title={title}
            choice={{ ...chosen, vendor: settled }}
            vendors={entries}
            total={state.total}
            onChoose={choose}
          />
        )}
      </div>
      {vendors && vendors.length > 0 && !isOpen({ cards: vendors }) && <ClosedNotice onRecheck={refresh} />}
      <div className={vendors && vendors.length < 2 ? 'list-body list-body-one' : 'list-body'}>
        {!entries || settled === null ? (
          <Skeleton width="min(100%, 280px)" height={36} />
        ) : (
          entries.length > 2 && (
            <TabLine
              label={t('games.vendors')}
              prefix={prefix}
              tabs={entries}
              chosen={settled}
              onChoose={vendor => choose({ vendor })}
            />
          )
        )}
        <div className="list-games" {...(settled !== null && tabPanel(prefix, settled, settled))}>
          <ListGrid
            title={title}
            list={list}
            onRetry={error ? refresh : undefined}
            onLaunch={detail => emit('baize-game-launch', detail)}
          />
        </div>
      </div>
    </section>
  )
}
