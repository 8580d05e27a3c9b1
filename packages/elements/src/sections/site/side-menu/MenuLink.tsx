import { countText } from '../../../shared/navigation/centre-pages.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import type { IconShape } from '../../../ui/media/icons.gen.ts'
import { PageLink } from '../shared/PageLink.tsx'

export interface MenuLinkProps {
  to: string
  icon: IconShape
  label: string
  current: string | undefined
  /** How many of something wait there. */
  count?: number
  /** What is going on there, in a word or two. */
  note?: string | undefined
  /** The visitor has to log in first, and goes there then. */
  afterLogin?: boolean
  onGo: () => void
}

/** An entry of the side menu. */
export function MenuLink({ to, icon, label, current, count = 0, note, afterLogin = false, onGo }: MenuLinkProps) {
  const badge = countText(count)
  return (
    <li>
      <PageLink className="entry" to={to} current={to === current} afterLogin={afterLogin} onGo={onGo}>
        <Icon of={icon} size={20} />
        {label}
        {badge && <span className="count">{badge}</span>}
        {note && <span className="entry-note">{note}</span>}
      </PageLink>
    </li>
  )
}
