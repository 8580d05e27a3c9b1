import type { Category } from '@baize/contract'
import { entriesOf } from '../shared/entries.ts'
import { useVendorLanes } from '../../../shared/games/vendors.ts'
import { useText } from '../../../scope.ts'
import {
  bird,
  cherry,
  dices,
  fish,
  gamepad2,
  house,
  smartphone,
  spade,
  ticket,
  video,
  volleyball,
} from '../../../ui/media/icons.gen.ts'
import type { IconShape } from '../../../ui/media/icons.gen.ts'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { MenuLink } from './MenuLink.tsx'

const pictures: Readonly<Record<Category, IconShape>> = {
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

interface GamesProps {
  current: string | undefined
  withoutPromotions: boolean
  onGo: () => void
}

/** Home and the kinds of games that can be played right now, as in the top navigation (NAV-02, NAV-07). */
export function Games({ current, withoutPromotions, onGo }: GamesProps) {
  const { t } = useText()
  const { data, error } = useVendorLanes()
  return (
    <nav aria-label={t('games.categories')}>
      <ul className="menu-list">
        {entriesOf(data?.data.lanes ?? null, withoutPromotions).map(({ path, category, text }) => (
          <MenuLink
            key={path}
            to={path}
            icon={category ? pictures[category] : house}
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
