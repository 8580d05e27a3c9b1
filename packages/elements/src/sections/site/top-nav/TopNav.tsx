import { useEffect, useRef } from 'react'
import { navEntries } from '../shared/nav-entries.ts'
import { useVendorLanes } from '../../../shared/games/vendors.ts'
import { PageLink } from '../shared/PageLink.tsx'
import { scrollIntoTrack } from '../../../ui/media/tab-line.ts'
import { useCustomState } from '../../../runtime/context.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useText } from '../../../scope.ts'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import type { topNav } from './top-nav.element.ts'

/** Vendors that did not come are asked for again after this long (NAV-04). Milliseconds. */
const again = 15_000

/** The categories as a row of links (NAV-01 to NAV-04). */
export function TopNav({ current, withoutPromotions = false }: ViewProps<typeof topNav>) {
  const { t } = useText()
  const { data, error, status, refresh } = useVendorLanes()
  const loading = !data && !error
  const row = useRef<HTMLUListElement>(null)
  const entries = navEntries(data?.data.lanes ?? null, withoutPromotions)
  useCustomState('loading', loading)
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
  )
}
