import type { ReactNode } from 'react'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useSheets } from '../../../runtime/use-sheets.ts'
import { useText, useTextOf } from '../../../scope.ts'
import { logOut, users } from '../../../ui/media/icons.gen.ts'
import { Menu, menuCss } from '../../../ui/overlays/Menu.tsx'
import css from './account-menu.css'

const styles = [...menuCss, css]

interface AccountMenuProps {
  name: string
  onSignOut: () => void
  /** The name, which opens the menu. */
  children: ReactNode
}

/** The menu of an agent under their name: the agent area and the logout (HEAD-05, HEAD-12, HEAD-14). */
export function AccountMenu({ name, onSignOut, children }: AccountMenuProps) {
  const { t } = useText()
  const agents = useTextOf('agent')
  const { navigate } = useNavigation()
  useSheets(styles)
  if (!agents) return children
  const items = [
    { name: 'agent', label: t('agentCentre.role'), icon: users, onChoose: () => navigate('/agentHome') },
    { name: 'sign-out', label: t('account.signOut'), icon: logOut, onChoose: onSignOut },
  ]
  return (
    <Menu className="account-menu" label={`${t('account.label')}: ${name}`} items={items}>
      {children}
    </Menu>
  )
}
