import { useEffect, type MouseEvent } from 'react'
import { useVendorLanes } from '../../parts/games/vendors.ts'
import { useRequests } from '../../parts/requests.ts'
import { useCustomState } from '../../runtime/context.tsx'
import type { ViewProps } from '../../runtime/declare.ts'
import { useText } from '../../scope.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { entriesOf } from './entries.ts'
import type { topNav } from './top-nav.element.ts'

/** Vendors that did not come are asked for again after this long (NAV-04). Milliseconds. */
const again = 15_000
const plain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** The categories as a row of links (NAV-01 to NAV-04). */
export function TopNav({ current, withoutPromotions = false }: ViewProps<typeof topNav>) {
  const { t } = useText()
  const { navigate } = useRequests()
  const { data, error, status, refresh } = useVendorLanes()
  const loading = !data && !error
  useCustomState('loading', loading)
  useEffect(() => {
    if (status !== 'error') return
    const timer = setTimeout(refresh, again)
    return () => clearTimeout(timer)
  }, [status])

  const go = (event: MouseEvent, path: string) => {
    if (!plain(event)) return
    event.preventDefault()
    navigate(path)
  }
  return (
    <nav className="nav" part="nav" aria-label={t('games.categories')}>
      <ul className="nav-list">
        {entriesOf(data?.data.lanes ?? null, withoutPromotions).map(({ path, text }) => (
          <li key={path}>
            <a
              className="nav-link"
              part="link"
              href={path}
              aria-current={path === current ? 'page' : undefined}
              onClick={event => go(event, path)}
            >
              {t(text)}
            </a>
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
