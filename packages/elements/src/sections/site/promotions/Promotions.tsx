import type { Promotion } from '@baize/contract'
import { useEffect, useRef } from 'react'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useScope, useText } from '../../../scope.ts'
import { useAnnouncements } from '../../../shared/announcements/use-announcements.ts'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { Image } from '../../../ui/media/Image.tsx'
import { followLink } from '../../../shared/announcements/follow-link.ts'
import { RichText } from '../../../shared/security/rich-text/RichText.tsx'
import type { promotions } from './promotions.element.ts'
import { keyed } from '../../../ui/data/keyed.ts'

const day = { dateStyle: 'medium' } as const

function Card({ promotion, marked }: { promotion: Promotion; marked: boolean }) {
  const scope = useScope()
  const { t, date } = useText()
  const navigation = useNavigation()
  const { image, title, content, startTime, endTime, action, linkageType } = promotion
  const from = date(startTime, day)
  return (
    <article
      className={marked ? 'promotion promotion-marked' : 'promotion'}
      part="promotion"
      aria-current={marked || undefined}
    >
      {image && <Image src={scope.image(image)} again={scope.image(image, 1)} alt="" ratio="2/1" eager={marked} />}
      <div className="promotion-words">
        <h3 className="promotion-title" dir="auto">
          {title}
        </h3>
        <p className="promotion-period">
          {endTime ? t('promotions.period', { from, to: date(endTime, day) }) : t('promotions.from', { from })}
        </p>
        <div className="promotion-text">
          <RichText html={content} height={40} />
        </div>
        {linkageType && action && (
          <Button
            className="promotion-action"
            kind={linkageType === 'GAME' ? 'money' : 'secondary'}
            onClick={() => followLink(promotion, navigation)}
          >
            {action}
          </Button>
        )}
      </div>
    </article>
  )
}

/**
 * The promotions that run now, in the order of the operator; the one that was asked for is marked
 * and in view (ENT-22, HOME-29).
 */
export function Promotions({ promotion: asked, withoutHeading }: ViewProps<typeof promotions>) {
  const { t } = useText()
  const list = useRef<HTMLUListElement>(null)
  const { data, status, error, refresh } = useAnnouncements('PR')
  const found = data?.promotion ?? []
  const isThere = found.some(({ id }) => id === asked)

  useEffect(() => {
    if (isThere) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [isThere, asked])

  const content = () => {
    if (!data) return status === 'error' ? <LoadFailure error={error} onRetry={refresh} /> : <Skeleton height={320} />
    if (!found.length) return <EmptyState title={t('promotions.none')} />
    return (
      <ul ref={list} className="promotions">
        {keyed(found, promotion => promotion.id).map(([key, promotion]) => (
          <li key={key} className="promotion-place">
            <Card promotion={promotion} marked={promotion.id === asked} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <section aria-label={t('games.promotions')}>
      {!withoutHeading && (
        <h2 className="promotions-title" part="title">
          <i className="sight" part="sight" />
          {t('games.promotions')}
        </h2>
      )}
      {content()}
    </section>
  )
}
