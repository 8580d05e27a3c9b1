import { useRef, useState } from 'react'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useCustomState } from '../../../runtime/context.tsx'
import { useText } from '../../../scope.ts'
import { useVendorLanes } from '../../../shared/games/vendors.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { chevronDown } from '../../../ui/media/icons.gen.ts'
import { closePopover, isPopoverOpen, openPopover } from '../../../ui/overlays/popover.ts'
import { placeBelow, usePopover } from '../../../ui/overlays/use-popover.ts'
import { navEntries, type NavEntry } from '../shared/nav-entries.ts'
import { PageLink } from '../shared/PageLink.tsx'
import type { gameMenu } from './game-menu.element.ts'
import { MenuVendors } from './MenuVendors.tsx'

/** Entries above which the menu is laid out large (NAV-05, CONST-27). */
const maxNormal = 10

/**
 * The kinds of games, and the vendors of the one that is pointed at or has the focus (NAV-05,
 * NAV-06).
 */
export function GameMenu({ current, withoutPromotions = false }: ViewProps<typeof gameMenu>) {
  const { t } = useText()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [pointed, setPointed] = useState<NavEntry['category']>()
  const { data } = useVendorLanes()
  const lanes = data?.data.lanes ?? null
  const entries = navEntries(lanes, withoutPromotions)
  const large = entries.length > maxNormal
  useCustomState('large', large)
  usePopover(button, panel, setOpen)

  const show = () => {
    if (!panel.current || !button.current) return
    if (isPopoverOpen(panel.current)) return hide()
    openPopover(panel.current)
    placeBelow(panel.current, button.current)
  }
  const hide = () => panel.current && closePopover(panel.current)
  const category = pointed ?? entries.find(entry => entry.category)?.category

  return (
    <>
      <button
        ref={button}
        type="button"
        className="button button-ghost"
        part="button"
        aria-expanded={open}
        onClick={event => {
          // The browser would only show it, where it stood last.
          event.preventDefault()
          show()
        }}
      >
        {t('gameMenu.open')}
        <Icon of={chevronDown} size={16} />
      </button>
      <div
        ref={panel}
        className={large ? 'menu game-menu game-menu-large' : 'menu game-menu'}
        part="menu"
        popover="auto"
        role="group"
        aria-label={t('gameMenu.open')}
      >
        <ul className="game-menu-kinds">
          {entries.map(({ path, category: kind, text }) => (
            <li
              key={path}
              className={kind && kind === category ? 'game-menu-kind game-menu-on' : 'game-menu-kind'}
              onPointerEnter={() => kind && setPointed(kind)}
              onFocus={() => kind && setPointed(kind)}
            >
              <PageLink className="menu-item" to={path} current={path === current} onGo={hide}>
                {t(text)}
              </PageLink>
            </li>
          ))}
        </ul>
        {open && category && <MenuVendors category={category} onGo={hide} />}
      </div>
    </>
  )
}
