import { useState } from 'react'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useText, useRead, useSession } from '../../../scope.ts'
import { IconButton } from '../../../ui/forms/IconButton.tsx'
import { menu, heart, messageCircle, trophy, users } from '../../../ui/media/icons.gen.ts'
import { Drawer } from './Drawer.tsx'
import { Games } from './Games.tsx'
import { Languages } from './Languages.tsx'
import type { sideMenu } from './side-menu.element.ts'
import { modelList } from '@baize/contract'
import { MenuLink } from './MenuLink.tsx'

/** What is on the site beside the kinds of games: each entry only for whom it is there (NAV-10, NAV-11, NAV-13). */
function Others({ current, onGo }: { current: string | undefined; onGo: () => void }) {
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

/** The side menu (NAV-07, NAV-10, NAV-14, NAV-16): it asks for what it shows when it opens, and ends with the way somebody takes. */
export function SideMenu({ current, withoutPromotions = false, emit }: ViewProps<typeof sideMenu>) {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const choose = (locale: string) => {
    close()
    emit('baize-locale', { locale })
  }
  return (
    <>
      <IconButton
        part="button"
        icon={menu}
        label={t('menu.open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Drawer title={t('menu.title')} closeLabel={t('menu.close')} onClose={close}>
          <Games current={current} withoutPromotions={withoutPromotions} onGo={close} />
          <Others current={current} onGo={close} />
          <Languages onChoose={choose} />
          <slot />
        </Drawer>
      )}
    </>
  )
}
