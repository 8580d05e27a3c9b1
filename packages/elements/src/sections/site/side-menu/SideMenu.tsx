import { useState, useLayoutEffect, useRef, type PointerEvent, type ReactNode, type SyntheticEvent } from 'react'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useReport, useScope, useText, useRead, useSession } from '../../../scope.ts'
import { IconButton } from '../../../ui/forms/IconButton.tsx'
import {
  menu,
  heart,
  messageCircle,
  trophy,
  users,
  x,
  bird,
  cherry,
  dices,
  fish,
  gamepad2,
  gift,
  house,
  smartphone,
  spade,
  ticket,
  video,
  volleyball,
  type IconShape,
} from '../../../ui/media/icons.gen.ts'
import { LanguageSelect } from './LanguageSelect.tsx'
import type { sideMenu } from './side-menu.element.ts'
import { callError, toCode } from '@baize/client'
import { modelList, setLanguage, type Category } from '@baize/contract'
import { lockScroll } from '../../../ui/overlays/scroll-lock.ts'
import { tellDialog } from '../../../ui/overlays/tell-dialog.ts'
import { navEntries } from '../shared/nav-entries.ts'
import { useVendorLanes } from '../../../shared/games/vendors.ts'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { PageLink } from '../shared/PageLink.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'

interface MenuLinkProps {
  to: string
  icon: IconShape
  label: string
  current: string | undefined
  onGo: () => void
}

/** An entry of the side menu. */
const MenuLink = ({ to, icon, label, current, onGo }: MenuLinkProps) => (
  <li>
    <PageLink className="menu-link" to={to} current={to === current} onGo={onGo}>
      <Icon of={icon} size={20} />
      {label}
    </PageLink>
  </li>
)

const categoryIcons: Readonly<Record<Category, IconShape>> = {
  ELOTT: smartphone,
  BGS: dices,
  LOTT: ticket,
  LIVE: video,
  SPORTS: volleyball,
  FISH: fish,
  RNG: cherry,
  PVP: spade,
  ESPORTS: gamepad2,
  COCKFIGHT: bird,
}

interface GameCategoriesProps {
  current: string | undefined
  withoutPromotions: boolean
  onGo: () => void
}

/** Home and the kinds of games that can be played right now, as in the top navigation (NAV-02, NAV-07). */
function GameCategories({ current, withoutPromotions, onGo }: GameCategoriesProps) {
  const { t } = useText()
  const { data, error } = useVendorLanes()
  return (
    <nav aria-label={t('games.categories')}>
      <ul className="menu-list">
        {navEntries(data?.data.lanes ?? null, withoutPromotions).map(({ path, category, text }) => (
          <MenuLink
            key={path}
            to={path}
            icon={category ? categoryIcons[category] : path === '/' ? house : gift}
            label={t(text)}
            current={current}
            onGo={onGo}
          />
        ))}
      </ul>
      {!data && !error && <Skeleton height={200} />}
    </nav>
  )
}

interface DrawerProps {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** A native modal dialog at the edge where reading begins. Escape, its cover and its button close it; the browser keeps the focus inside. */
function Drawer({ title, closeLabel, onClose, children }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    const release = lockScroll(dialog.ownerDocument)
    tellDialog(dialog, true)
    return () => {
      tellDialog(dialog, false)
      // Closed before it is taken out, because only closing gives the focus back.
      dialog.close()
      release()
    }
  }, [])

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  // Its content fills it, so what is pressed on the dialog itself is the cover.
  const press = (event: PointerEvent) => {
    if (event.target === event.currentTarget) onClose()
  }
  return (
    <dialog ref={ref} className="drawer" part="dialog" aria-label={title} onCancel={cancel} onPointerDown={press}>
      <div className="drawer-page">
        <div className="drawer-head">
          <h2 className="drawer-title">{title}</h2>
          <IconButton icon={x} label={closeLabel} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  )
}

/** The pages beside the kinds of games, each for the visitors who have it (NAV-10, NAV-11, NAV-13). */
function OtherPages({ current, onGo }: { current: string | undefined; onGo: () => void }) {
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

/** The side menu (NAV-07, NAV-10, NAV-14, NAV-16): it loads its content when it opens, and closes when a link is followed. */
export function SideMenu({ current, withoutPromotions = false, emit }: ViewProps<typeof sideMenu>) {
  const { t } = useText()
  const scope = useScope()
  const report = useReport()
  const { isLogin } = useSession()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const choose = (locale: string) => {
    close()
    // What the platform writes to the member follows; what is on screen is asked for anew by its language (I18N-13).
    if (isLogin)
      scope.call(setLanguage, { language: toCode(locale) }).catch((error: unknown) => report(callError(error)))
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
          <GameCategories current={current} withoutPromotions={withoutPromotions} onGo={close} />
          <OtherPages current={current} onGo={close} />
          <LanguageSelect onChoose={choose} />
          <slot />
        </Drawer>
      )}
    </>
  )
}
