import { NestedElement } from '../../../runtime/NestedElement.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useSession, useText } from '../../../scope.ts'
import { useVendorLanes } from '../../../shared/games/vendors.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { cherry, house, user, userPlus } from '../../../ui/media/icons.gen.ts'
import { gamesPath } from '../shared/nav-entries.ts'
import { PageLink } from '../shared/PageLink.tsx'
import type { bottomBar } from './bottom-bar.element.ts'

/** The main ways of a site at the lower edge of a phone. */
export function BottomBar({ current, withoutPromotions = false }: ViewProps<typeof bottomBar>) {
  const { t } = useText()
  const { isLogin } = useSession()
  const { open } = useNavigation()
  const { data } = useVendorLanes()
  const games = gamesPath(data?.data.lanes ?? null)
  const account = '/member/securityCenter'
  const menus = { layout: 'entry', ...(current && { current }), ...(withoutPromotions && { 'without-promotions': '' }) }
  return (
    <nav className="bottom-bar" part="nav" aria-label={t('bottomBar.label')}>
      <PageLink className="bar-entry" to="/" current={current === '/'}>
        <Icon of={house} size={20} />
        {t('games.home')}
      </PageLink>
      <PageLink className="bar-entry" to={games} current={current === games}>
        <Icon of={cherry} size={20} />
        {t('gameMenu.open')}
      </PageLink>
      {isLogin ? (
        <PageLink className="bar-entry" to={account} current={current?.startsWith('/member') ?? false}>
          <Icon of={user} size={20} />
          {t('bottomBar.account')}
        </PageLink>
      ) : (
        <button type="button" className="bar-entry" part="register" onClick={() => open('register')}>
          <span className="bottom-bar-disc">
            <Icon of={userPlus} size={20} />
          </span>
          {t('account.register')}
        </button>
      )}
      <NestedElement tag="baize-game-search" attributes={{ layout: 'entry' }} />
      <NestedElement tag="baize-side-menu" attributes={menus}>
        <slot name="menu" />
      </NestedElement>
    </nav>
  )
}
