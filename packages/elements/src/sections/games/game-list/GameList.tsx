import { useEffect, useState } from 'react'
import { everyVendor, isOpen, useVendors, type Vendor } from '../../../shared/games/vendors.ts'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useText } from '../../../scope.ts'
import { nextTabs, tabPanel } from '../../../ui/data/tab-panel.ts'
import { TabLine } from '../../../ui/media/TabLine.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { vendorOf } from '../shared/list/list-choice.ts'
import { ClosedNotice } from '../shared/list/ClosedNotice.tsx'
import { ListBanner } from '../shared/list/ListBanner.tsx'
import { ListTools } from '../shared/list/ListTools.tsx'
import { ListGrid } from '../shared/list/ListGrid.tsx'
import { useChoice, useGameList } from '../shared/list/use-game-list.ts'
import type { gameList } from './game-list.element.ts'

interface VendorTabsProps {
  prefix: string
  /** Null until they are known. */
  vendors: readonly Vendor[] | null
  chosen: string | null
  onChoose: (vassalage: string) => void
}

/**
 * The vendors of a category, those under maintenance named as such, and all of them together
 * (GAME-41).
 */
function VendorTabs({ prefix, vendors, chosen, onChoose }: VendorTabsProps) {
  const { t, number } = useText()
  if (chosen === null || !vendors) return <Skeleton width="min(100%, 280px)" height={36} />
  if (vendors.length < 2) return null
  const labelOf = ({ displayName, state }: Vendor) =>
    state === 'open' ? displayName : t('games.closedVendor', { name: displayName })
  const tabs = [
    { name: everyVendor, label: t('games.everyVendor'), note: undefined },
    ...vendors.map(vendor => ({ name: vendor.vassalage, label: labelOf(vendor), note: number(vendor.games) })),
  ]
  return <TabLine label={t('games.vendors')} prefix={prefix} tabs={tabs} chosen={chosen} onChoose={onChoose} />
}

/** The page of a category (GAME-41). */
export function GameList({ category = 'RNG', vendor, filter, shown, ...props }: ViewProps<typeof gameList>) {
  const { heading, withoutBanner = false, emit } = props
  const { t, number } = useText()
  const [prefix] = useState(nextTabs)
  const { vendors, error, refresh } = useVendors(category)
  const choosing = useChoice({ vendor, filter, shown })
  const [chosen] = choosing
  // Where the vendors do not load, the games are shown all the same.
  const settled = vendors === null && !error ? null : vendorOf(chosen.vendor, vendors ?? [], everyVendor)
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
      </div>
      {vendors && vendors.length > 0 && !isOpen({ cards: vendors }) && <ClosedNotice onRecheck={refresh} />}
      <div className={vendors && vendors.length < 2 ? 'list-body list-body-one' : 'list-body'}>
        <VendorTabs prefix={prefix} vendors={vendors} chosen={settled} onChoose={vendor => choose({ vendor })} />
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
