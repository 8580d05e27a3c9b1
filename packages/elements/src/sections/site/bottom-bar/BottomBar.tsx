import { NestedElement } from '../../../runtime/NestedElement.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useSession, useText } from '../../../scope.ts'
import { useVendorLanes } from '../../../shared/games/vendors.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { cherry, house, userPlus, wallet, type IconShape } from '../../../ui/media/icons.gen.ts'
import { gamesPath } from '../shared/nav-entries.ts'
import { PageLink } from '../shared/PageLink.tsx'
import type { bottomBar } from './bottom-bar.element.ts'

/**
 * The main ways of a site at the lower edge of a phone. Members have the deposit where guests have
 * the registration.
 */
export function BottomBar({ current, withoutPromotions = false }: ViewProps<typeof bottomBar>) {
  const { t } = useText()
  const { isLogin, isTrial } = useSession()
  const { open } = useNavigation()
  const { data } = useVendorLanes()
  const games = gamesPath(data?.data.lanes ?? null)
  const deposit = '/member/depositv2'
  const menus = { layout: 'entry', ...(current && { current }), ...(withoutPromotions && { 'without-promotions': '' }) }
  const raised = (icon: IconShape, label: string) => (
    <>
      <span className="bottom-bar-disc">
        <Icon of={icon} size={20} />
      </span>
      {label}
    </>
  )
  const middle = () => {
    if (!isLogin)
      return (
        <button type="button" className="bar-entry" part="register" onClick={() => open('register')}>
          {raised(userPlus, t('account.register'))}
        </button>
      )
    const entry = raised(wallet, t('bottomBar.deposit'))
    return isTrial ? (
      <button type="button" className="bar-entry" part="deposit" onClick={() => open('real-account')}>
        {entry}
      </button>
    ) : (
      <PageLink className="bar-entry" to={deposit} current={current === deposit}>
        {entry}
      </PageLink>
    )
  }
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
      {middle()}
      <NestedElement tag="baize-game-search" attributes={{ layout: 'entry' }} />
      <NestedElement tag="baize-side-menu" attributes={menus}>
        <slot name="menu" />
      </NestedElement>
    </nav>
  )
}
