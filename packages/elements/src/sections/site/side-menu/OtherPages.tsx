import { memberInfo, modelList, systemStatus } from '@baize/contract'
import { useRead, useSession, useText } from '../../../scope.ts'
import { isFlagOn } from '../../../shared/gates/whitelabel-flag.ts'
import { award, heart, messageCircle, trophy, userPlus, users } from '../../../ui/media/icons.gen.ts'
import { MenuLink } from './MenuLink.tsx'

interface OtherPagesProps {
  current: string | undefined
  onGo: () => void
}

/** The pages beside the kinds of games, each for the visitors who have it (NAV-08 to NAV-11). */
export function OtherPages({ current, onGo }: OtherPagesProps) {
  const { t, language, number } = useText()
  const { isLogin, isAgent } = useSession()
  // A site without a live chat refuses to name its models (CHAT-06).
  const chat = useRead(modelList, { language, online: true, pageNo: 1, pageSize: 1 })
  const online = chat.data?.online ?? 0
  const { data: status } = useRead(systemStatus, {})
  const { data: member } = useRead(memberInfo, isLogin ? {} : null)
  const invites = isFlagOn(status?.whitelabel ?? [], 'REFERRALPROMO3')
  const entries = [
    { to: '/winners', icon: trophy, label: t('menu.winners'), there: true },
    { to: '/favorite', icon: heart, label: t('games.own'), there: isLogin },
    {
      to: '/live-chat',
      icon: messageCircle,
      label: t('menu.chat'),
      there: chat.data !== undefined,
      note: online ? t('menu.chatOnline', { number: number(online) }) : t('menu.chatNobody'),
    },
    {
      to: '/member/rewardCenter',
      icon: award,
      label: t('menu.rewards'),
      there: true,
      afterLogin: !isLogin,
      count: isLogin ? (member?.availablePromoCount ?? 0) : 0,
    },
    { to: '/agentHome', icon: users, label: t('menu.agents'), there: isAgent },
    { to: '/member/referral', icon: userPlus, label: t('menu.invite'), there: isLogin && !isAgent && invites },
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
