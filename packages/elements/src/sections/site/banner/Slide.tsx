import type { BannerImage } from '@baize/contract'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useScope, useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { gamePage } from '../../../shared/games/game-steps.ts'
import type { Navigation } from '../../../shared/navigation/use-navigation.ts'

type Linked = Pick<BannerImage, 'linkageType' | 'linkage'>
type Opener = (linkage: string, requests: Navigation) => void

/** An address outside may only be a page. */
const openPage = (address: string) => {
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) window.open(address, '_blank', 'noopener')
}

/** Opens the target of a banner, by the kind of its linkage (HOME-29). A game is named `vassalage/gameType/gameCode/nodeId`. */
const openers: Record<NonNullable<Linked['linkageType']>, Opener> = {
  URL: openPage,
  ROUTE: (path, { navigate }) => navigate(path),
  PROMOTION: (id, { navigate }) => navigate(`/promotions?id=${encodeURIComponent(id)}`),
  POPUP: (name, { open }) => open(name),
  GAME: (names, { navigate }) => {
    const [vassalage = '', gameType = '', gameCode = '', nodeId = ''] = names.split('/')
    navigate(gamePage({ vassalage, gameType, gameCode, nodeId }))
  },
}

/** Follows a banner; one without linkage leads nowhere (HOME-28). */
function followLink({ linkageType, linkage }: Linked, requests: Navigation): void {
  if (linkageType) openers[linkageType](linkage, requests)
}

interface SlideProps {
  image: BannerImage
  second?: boolean
}

/** A picture with its texts and its button; without a text for the button the whole slide is one (HOME-28). */
export function Slide({ image, second }: SlideProps) {
  const scope = useScope()
  const { t } = useText()
  const requests = useNavigation()
  const { kicker, title, text, action, linkageType } = image
  const go = () => followLink(image, requests)
  return (
    <div className={`slide${second ? ' slide-second' : ''}`} part="slide">
      <img className="slide-art" src={scope.image(image.url)} alt="" decoding="async" draggable={false} />
      <div className="slide-words">
        {kicker && <p className="slide-kicker">{kicker}</p>}
        {title && <h2 className="slide-title">{title}</h2>}
        {text && <p className="slide-text">{text}</p>}
        {linkageType && action && (
          <Button
            className="slide-action"
            kind={linkageType === 'GAME' && !second ? 'money' : 'secondary'}
            onClick={go}
          >
            {action}
          </Button>
        )}
      </div>
      {linkageType && !action && (
        <button
          type="button"
          className="slide-way"
          aria-label={title || kicker || text || t('banner.slide')}
          onClick={go}
        />
      )}
    </div>
  )
}
