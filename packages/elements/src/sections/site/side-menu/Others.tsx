import { modelList } from '@baize/contract'
import { useRead, useSession, useText } from '../../../scope.ts'
import { heart, messageCircle, trophy, users } from '../../../ui/media/icons.gen.ts'
import { MenuLink } from './MenuLink.tsx'

/** What is on the site beside the kinds of games: each entry only for whom it is there (NAV-10, NAV-11, NAV-13). */
export function Others({ current, onGo }: { current: string | undefined; onGo: () => void }) {
  const { t, language } = useText()
  const { isLogin, isAgent } = useSession()
  // A site without a live chat refuses to name its models (CHAT-06).
  const chat = useRead(modelList, { language, online: true, pageNo: 1, pageSize: 1 })
  const entries = [
    { to: '/winners', icon: trophy, label: t('menu.winners'), there: true },
    { to: '/favorite', icon: heart, label: t('games.own'), there: isLogin },
    { to: '/agentHome', icon: users, label: t('menu.agents'), there: isAgent },
    { to: '/live-chat', icon: messageCircle, label: t('menu.chat'), there: chat.data !== undefined },
  ]
  return (
    <nav className="menu-group" aria-label={t('menu.more')}>
      <ul className="menu-list">
        {entries
          .filter(({ there }) => there)
          .map(({ there: _, ...entry }) => (
            <MenuLink key={entry.to} {...entry} current={current} onGo={onGo} />
          ))}
      </ul>
    </nav>
  )
}
