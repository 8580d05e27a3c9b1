import type { Category } from '@baize/contract'
import { useText } from '../../../scope.ts'
import { useVendorLanes } from '../../../shared/games/vendors.ts'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import {
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
import { navEntries } from '../shared/nav-entries.ts'
import { MenuLink } from './MenuLink.tsx'

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

/**
 * Home and the kinds of games that can be played right now, as in the top navigation (NAV-02,
 * NAV-07).
 */
export function GameCategories({ current, withoutPromotions, onGo }: GameCategoriesProps) {
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
