import { everyVendor, useVendors } from '../../../shared/games/vendors.ts'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useText } from '../../../scope.ts'
import { vendorOf } from '../shared/list/list-choice.ts'
import { ListTools } from '../shared/list/ListTools.tsx'
import { ListGrid } from '../shared/list/ListGrid.tsx'
import { useChoice, useGameList } from '../shared/list/use-game-list.ts'
import type { gamePopup } from './game-popup.element.ts'

/** The games of a container (GAME-19, GAME-43). */
export function GamePopup({ category = 'LIVE', vendor, emit }: ViewProps<typeof gamePopup>) {
  const { t, number } = useText()
  const { vendors, error, refresh } = useVendors(category)
  const settled = vendors === null && !error ? null : vendorOf(vendor, vendors ?? [], vendor ?? everyVendor)
  const choosing = useChoice({ vendor, filter: undefined, shown: undefined })
  const list = useGameList(category, settled, choosing)
  const card = vendors?.find(({ vassalage }) => vassalage === settled)
  const title = card?.displayName ?? t(`game.category.${category}`)
  const { total } = list.state
  return (
    <section aria-label={title}>
      <h2 className="vendor-name" part="title">
        {title}
        {total !== null && <span className="vendor-count">{number(total)}</span>}
      </h2>
      <div className="vendor-tools">
        <ListTools choice={choosing[0]} onChoose={list.choose} />
      </div>
      <ListGrid
        title={title}
        list={list}
        onRetry={error ? refresh : undefined}
        onLaunch={detail => emit('baize-game-launch', detail)}
      />
    </section>
  )
}
