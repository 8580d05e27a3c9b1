import type { BannerImage } from '@baize/contract'
import { useRequests } from '../../parts/requests.ts'
import { useScope } from '../../scope.ts'
import { Button } from '../../ui/Button.tsx'
import { follow } from './linkage.ts'

/** A picture, the words over it, and where it leads; the whole of it is the button's. */
export function Slide({ image, second }: { image: BannerImage; second?: boolean }) {
  const scope = useScope()
  const requests = useRequests()
  return (
    <div className={`slide${second ? ' slide-second' : ''}`} part="slide">
      <img className="slide-art" src={scope.image(image.url)} alt="" decoding="async" draggable={false} />
      <div className="slide-words">
        {image.kicker && <p className="slide-kicker">{image.kicker}</p>}
        <h2 className="slide-title">{image.title}</h2>
        {image.text && <p className="slide-text">{image.text}</p>}
        {image.action && image.linkageType && (
          <Button
            className="slide-action"
            kind={image.linkageType === 'GAME' && !second ? 'money' : 'secondary'}
            onClick={() => follow(image, requests)}
          >
            {image.action}
          </Button>
        )}
      </div>
    </div>
  )
}
