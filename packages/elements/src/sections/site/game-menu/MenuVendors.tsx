import { hotGames, platform, type Category } from '@baize/contract'
import { useScope, useText } from '../../../scope.ts'
import { stepOf } from '../../../shared/games/game-steps.ts'
import { useCachedRead } from '../../../shared/games/use-cached-read.ts'
import { useVendors, type Vendor } from '../../../shared/games/vendors.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { Image } from '../../../ui/media/Image.tsx'
import { keyed } from '../../../ui/data/keyed.ts'

interface MenuVendorsProps {
  category: Category
  onGo: () => void
}

/**
 * The vendors of a kind of games; a press follows the rules of a vendor's tile (NAV-06, GAME-21).
 */
export function MenuVendors({ category, onGo }: MenuVendorsProps) {
  const { t, language } = useText()
  const scope = useScope()
  const { open, navigate } = useNavigation()
  const { vendors } = useVendors(category)
  const { data: hot } = useCachedRead(hotGames, { platform: platform.games, language, pageSize: 20 })
  const hotVendors = new Set(hot?.content.map(({ vassalage }) => vassalage))

  const go = ({ vassalage, state }: Vendor) => {
    onGo()
    const step = stepOf({ vassalage, state, gameType: category, gameCode: '', isGame: 'VASSALAGE' })
    if (step.do === 'navigate') navigate(step.to)
    else if (step.do === 'open') open(step.name, step.detail)
  }
  if (!vendors) return <Skeleton height={160} />
  return (
    <ul className="game-menu-vendors" aria-label={t(`game.category.${category}`)}>
      {keyed(vendors, ({ vassalage }) => vassalage).map(([key, vendor]) => {
        const { vassalage, displayName, state } = vendor
        const picture = (attempt = 0) => scope.image(`/cdn/v/${vassalage}.svg`, attempt)
        return (
          <li key={key}>
            <button type="button" className="menu-item game-menu-vendor" part="vendor" onClick={() => go(vendor)}>
              <Image src={picture()} again={picture(1)} alt="" ratio="1/1" eager />
              <span>
                {displayName}
                {state === 'maintenance' && <span className="menu-why">{t('gameMenu.closed')}</span>}
              </span>
              {hotVendors.has(vassalage) && <Badge kind="hot">{t('gameMenu.hot')}</Badge>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
