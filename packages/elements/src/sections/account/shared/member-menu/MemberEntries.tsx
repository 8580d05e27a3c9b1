import { systemStatus } from '@baize/contract'
import type { ReactNode } from 'react'
import { useNavigation } from '../../../../shared/navigation/use-navigation.ts'
import { useSheets } from '../../../../runtime/use-sheets.ts'
import { useRead, useSession, useText, useTextOf } from '../../../../scope.ts'
import { useUnreadMessages } from '../../../../shared/messages/use-unread-messages.ts'
import { countText } from '../../../../shared/navigation/centre-pages.ts'
import { useAgreementMark } from '../../../../shared/records/use-agreement-mark.ts'
import { Badge } from '../../../../ui/data/Badge.tsx'
import countCss from '../../../../ui/data/count.css'
import {
  arrowDownToLine,
  arrowLeftRight,
  arrowUpFromLine,
  chartLine,
  fileText,
  history,
  logOut,
  mail,
  receiptText,
  user,
  users,
} from '../../../../ui/media/icons.gen.ts'
import { Menu, menuCss, type MenuItem } from '../../../../ui/overlays/Menu.tsx'
import css from './member-entries.css'

const styles = [...menuCss, countCss, css]

/** The ways of money and the records that the menu leads to (HEAD-06 to HEAD-08, HEAD-16). */
const pages = [
  ['depositv2', arrowDownToLine],
  ['withdraw', arrowUpFromLine],
  ['personalHistoryCopy', receiptText],
  ['transactionHistory', history],
  ['personalProfit', chartLine],
] as const

interface MemberEntriesProps {
  name: string
  onSignOut: () => void
  /** The name, which opens the menu. */
  children: ReactNode
}

interface EntriesProps extends MemberEntriesProps {
  /** What only an agent has. */
  own?: readonly MenuItem[]
  /** Says that something waits, and how much. */
  waits?: { count: number; text: string }
}

function Entries({ name, onSignOut, children, own = [], waits }: EntriesProps) {
  const { t, number } = useText()
  const texts = useTextOf('member')
  const { open, navigate } = useNavigation()
  const { isAgent } = useSession()
  const { unreadMessage: count = 0 } = useUnreadMessages() ?? {}
  const config = useRead(systemStatus, {}).data?.config
  // Whether there is an upline is left to the transfer: every page of a member would ask for it.
  const mayTransfer = isAgent || config?.memberTransferUpline !== false
  useSheets(styles)
  if (!texts) return children
  const unread = count > 0 ? t('inbox.unread', { count, number: number(count) }) : ''
  const messages = t('memberCentre.page.messageV2')
  const items = [
    {
      name: 'account',
      label: t('memberCentre.page.securityCenter'),
      icon: user,
      onChoose: () => navigate('/member/securityCenter'),
    },
    ...pages.map(([page, icon]) => ({
      name: page,
      label: t(`memberCentre.page.${page}`),
      icon,
      onChoose: () => navigate(`/member/${page}`),
    })),
    {
      name: 'messages',
      label: unread ? `${messages}: ${unread}` : messages,
      icon: mail,
      onChoose: () => navigate('/member/messageV2'),
    },
    ...own,
    ...(mayTransfer
      ? [{ name: 'transfer', label: t('transfer.title'), icon: arrowLeftRight, onChoose: () => open('transfer') }]
      : []),
    { name: 'sign-out', label: t('account.signOut'), icon: logOut, onChoose: onSignOut },
  ]
  const label = [`${t('account.label')}: ${name}`, waits?.text, unread].filter(Boolean).join(', ')
  return (
    <Menu className="account-menu" label={label} items={items}>
      {children}
      {waits && <Badge kind="warn">{waits.count}</Badge>}
      {unread && <span className="count">{countText(count)}</span>}
    </Menu>
  )
}

function AgentMenu(props: MemberEntriesProps) {
  const { t } = useText()
  const texts = useTextOf('agent')
  const { navigate, open } = useNavigation()
  const { count, key } = useAgreementMark()
  if (!texts) return props.children
  const waits = count > 0 ? { count, text: t(key, { count }) } : undefined
  const agreements = t('agentCentre.contracts')
  const own = [
    { name: 'agent', label: t('agentCentre.role'), icon: users, onChoose: () => navigate('/agentHome') },
    {
      name: 'contracts',
      label: waits ? `${agreements}: ${waits.text}` : agreements,
      icon: fileText,
      onChoose: () => open('contract'),
    },
  ]
  return <Entries {...props} own={own} {...(waits && { waits })} />
}

/**
 * The menu under the name: the account, its records, messages, transfers and the logout, and for an
 * agent the agent area and the agreements (HEAD-05 to HEAD-08, HEAD-11, HEAD-12, HEAD-14). How many
 * messages are unread stands on the avatar (HEAD-18).
 */
export function MemberEntries(props: MemberEntriesProps) {
  const { isAgent } = useSession()
  return isAgent ? <AgentMenu {...props} /> : <Entries {...props} />
}
