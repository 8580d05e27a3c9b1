import type { ViewProps } from '../../../runtime/declare.ts'
import { useScope, useSession, useText } from '../../../scope.ts'
import { useAnnouncements } from '../../../shared/announcements/use-announcements.ts'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { PlainLayout } from '../../../ui/forms/PlainLayout.tsx'
import { Image } from '../../../ui/media/Image.tsx'
import { followLink } from '../../../shared/announcements/follow-link.ts'
import { TitleList } from '../shared/TitleList.tsx'
import { announcedTo, type Announced } from './announced.ts'
import type { announcements } from './announcements.element.ts'

const badges = { news: 'info', promotion: 'brass', notice: 'neutral' } as const

/** Everything that is announced to who is there (POP-01, ANN-01 to ANN-03). */
export function Announcements({ index, withoutHeading }: ViewProps<typeof announcements>) {
  const { t } = useText()
  const scope = useScope()
  const navigation = useNavigation()
  const { settled, isLogin } = useSession()
  const { data, status, error, refresh } = useAnnouncements('all')

  const item = (announced: Announced) => {
    const { kind, picture, action, linkageType, ...words } = announced
    return {
      ...words,
      mark: <Badge kind={badges[kind]}>{t(`announcements.kind.${kind}`)}</Badge>,
      picture: picture && <Image src={scope.image(picture)} again={scope.image(picture, 1)} alt="" ratio="2/1" />,
      action: linkageType && action && <Button onClick={() => followLink(announced, navigation)}>{action}</Button>,
    }
  }
  const content = () => {
    if (!data || !settled)
      return status === 'error' ? <LoadFailure error={error} onRetry={refresh} /> : <Skeleton height={240} />
    const announced = announcedTo(data, isLogin)
    if (!announced.length) return <EmptyState title={t('notices.none')} />
    return <TitleList items={announced.map(item)} part="announcement" index={index} />
  }
  return (
    <PlainLayout title={t('announcements.title')} bare={withoutHeading ?? false}>
      {content()}
    </PlainLayout>
  )
}
