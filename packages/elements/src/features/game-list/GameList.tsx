import { limits } from '@baize/contract'
import type { GameItem } from '@baize/contract'
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import { isPersonal, vendorOf, type Choice } from '../../parts/games/choice.ts'
import type { PagesState } from '../../parts/games/pages.ts'
import { useListPages } from '../../parts/games/use-list-pages.ts'
import { everyVendor, useVendors } from '../../parts/games/vendors.ts'
import { useRequests } from '../../parts/requests.ts'
import type { ViewProps } from '../../runtime/declare.ts'
import { useSession, useText } from '../../scope.ts'
import { nextTabs, tabPanel } from '../../ui/tab-panel.ts'
import { Inner } from '../../parts/Inner.tsx'
import type { gameList } from './game-list.element.ts'
import { ListHead } from './ListHead.tsx'
import { ListWall } from './ListWall.tsx'
import { useChoice } from './use-choice.ts'
import { VendorTabs } from './VendorTabs.tsx'

const $none = atom<PagesState<GameItem>>({ total: null, pages: new Map(), error: null })

/** The page of a category (GAME-41). */
export function GameList({ category = 'RNG', vendor, filter, shown, ...props }: ViewProps<typeof gameList>) {
  const { heading, withoutBanner = false, emit } = props
  const { t } = useText()
  const { open } = useRequests()
  const { isLogin } = useSession()
  const [prefix] = useState(nextTabs)
  const [chosen, change] = useChoice({ vendor, filter, shown })
  const { vendors, error, refresh } = useVendors(category)
  // Vendors that do not come keep nobody from the games.
  const settled = vendors === null && !error ? null : vendorOf(chosen.vendor, vendors ?? [], everyVendor)
  const choice: Choice | null = settled === null ? null : { ...chosen, vendor: settled }
  const closed = isPersonal(chosen.filter) && !isLogin
  const wanted = closed ? null : choice
  const pages = useListPages(
    wanted && { ...wanted, category, vendor: wanted.vendor === everyVendor ? undefined : wanted.vendor },
  )
  const state = useStore(pages?.$state ?? $none)

  useEffect(() => {
    if (settled !== null)
      emit('baize-game-filter', { category, vendor: settled, filter: chosen.filter, shown: chosen.shown })
  }, [category, settled, chosen.filter, chosen.shown])

  /** Another list begins at its beginning. */
  const choose = (part: Partial<Choice>) => {
    if (part.filter && isPersonal(part.filter) && !isLogin) return open('login')
    change({ shown: limits.homePage, ...part })
  }
  const clear = () => choose({ filter: 'ALL', keyword: '' })
  const title = heading ?? t(`game.category.${category}`)
  return (
    <section className="list" aria-label={title}>
      {!withoutBanner && <Inner tag="baize-banner" attributes={{ group: `w_${category.toLowerCase()}` }} />}
      <ListHead title={title} total={state.total} choice={chosen} onChoose={choose} />
      <VendorTabs prefix={prefix} vendors={vendors} chosen={settled} onChoose={vendor => choose({ vendor })} />
      <div {...(settled !== null && tabPanel(prefix, settled, settled))}>
        <ListWall
          category={category}
          choice={wanted}
          pages={pages}
          state={state}
          closed={closed}
          title={title}
          onMore={shown => change({ shown })}
          onClear={clear}
          onLogin={() => open('login')}
          onRetry={error ? refresh : undefined}
          onLaunch={detail => emit('baize-game-launch', detail)}
        />
      </div>
    </section>
  )
}
