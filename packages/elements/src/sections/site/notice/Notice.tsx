import type { ViewProps } from '../../../runtime/declare.ts'
import { useText, useTextOf } from '../../../scope.ts'
import { useAnnouncements } from '../../../shared/announcements/use-announcements.ts'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { PlainLayout } from '../../../ui/forms/PlainLayout.tsx'
import { TitleList } from '../shared/TitleList.tsx'
import type { notice } from './notice.element.ts'

/** The notices of the site (POP-02, ANN-04 to ANN-06). */
export function Notice({ index, withoutHeading }: ViewProps<typeof notice>) {
  const { t } = useText()
  const texts = useTextOf('site')
  const { data, status, error, refresh } = useAnnouncements('PL')

  const content = () => {
    if (!data) return status === 'error' ? <LoadFailure error={error} onRetry={refresh} /> : <Skeleton height={240} />
    if (!data.playerNotices.length) return texts && <EmptyState title={texts.t('notices.none')} />
    return <TitleList items={data.playerNotices} part="notice" index={index} />
  }
  return (
    <PlainLayout title={t('notice.label')} bare={withoutHeading ?? false}>
      {content()}
    </PlainLayout>
  )
}
