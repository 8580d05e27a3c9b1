import { useEffect, useRef } from 'react'
import { navEntries } from '../shared/nav-entries.ts'
import { useRunningGames } from '../../../shared/games/use-running-games.ts'
import { useVendorLanes } from '../../../shared/games/vendors.ts'
import { PageLink } from '../shared/PageLink.tsx'
import { scrollIntoTrack } from '../../../ui/media/tab-line.ts'
import { useCustomState } from '../../../runtime/context.tsx'
import { useEvery } from '../../../runtime/use-every.ts'
import { useLazy } from '../../../runtime/use-lazy.ts'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useText } from '../../../scope.ts'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import type { topNav } from './top-nav.element.ts'

/** Vendors that did not come are asked for again after this long (NAV-04). Milliseconds. */
const again = 15_000

/** Milliseconds between two looks for a match: while one runs, and while none is known. */
const lookEvery = { running: 5000, none: 30_000 }

const loadMatchBar = () => import('./MatchBar.tsx')

/**
 * The match that runs without its player, if there is one: looked for from time to time, and
 * whenever the player comes back to the page.
 */
function useMatch() {
  const { games, refresh } = useRunningGames()
  const [game] = games
  const bar = useLazy(game ? loadMatchBar : null)
  useEvery(game ? lookEvery.running : lookEvery.none, refresh)
  const look = useRef(refresh)
  look.current = refresh
  useEffect(() => {
    const seen = () => document.hidden || look.current()
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [])
  return bar && game ? <bar.MatchBar game={game} /> : null
}

/** The categories as a row of links (NAV-01 to NAV-04), and the way back to a match that runs. */
export function TopNav({ current, withoutPromotions = false }: ViewProps<typeof topNav>) {
  const { t } = useText()
  const { data, error, status, refresh } = useVendorLanes()
  const loading = !data && !error
  const row = useRef<HTMLUListElement>(null)
  const entries = navEntries(data?.data.lanes ?? null, withoutPromotions)
  const match = useMatch()
  useCustomState('loading', loading)
  useCustomState('match', match !== null)
  useEffect(() => {
    if (status !== 'error') return
    const timer = setTimeout(refresh, again)
    return () => clearTimeout(timer)
  }, [status])

  // Where one is stays in view on a screen that the row does not fit.
  useEffect(() => {
    const here = row.current?.querySelector('[aria-current]')
    if (row.current && here) scrollIntoTrack(row.current, here)
  }, [current, entries.length])

  return (
    <>
      <nav className="nav" part="nav" aria-label={t('games.categories')}>
        <ul className="nav-list" ref={row}>
          {entries.map(({ path, text }) => (
            <li key={path}>
              <PageLink className="nav-link" to={path} current={path === current}>
                {t(text)}
              </PageLink>
            </li>
          ))}
          {loading &&
            [56, 64, 48].map(width => (
              <li key={width} className="nav-wait">
                <Skeleton width={width} height={16} />
              </li>
            ))}
        </ul>
      </nav>
      {match}
    </>
  )
}
