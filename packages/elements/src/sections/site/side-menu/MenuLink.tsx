import { PageLink } from '../shared/PageLink.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import type { IconShape } from '../../../ui/media/icons.gen.ts'

interface MenuLinkProps {
  to: string
  icon: IconShape
  label: string
  current: string | undefined
  onGo: () => void
}

/** An entry of the side menu. */
export const MenuLink = ({ to, icon, label, current, onGo }: MenuLinkProps) => (
  <li>
    <PageLink className="menu-link" to={to} current={to === current} onGo={onGo}>
      <Icon of={icon} size={20} />
      {label}
    </PageLink>
  </li>
)
