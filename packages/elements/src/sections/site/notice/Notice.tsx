import { useEffect, useRef, useState } from 'react'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useText, useTextOf } from '../../../scope.ts'
import { useAnnouncements } from '../../../shared/announcements/use-announcements.ts'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { RecordsPager } from '../../../shared/records/RecordsPager.tsx'
import { Disclosure } from '../../../ui/data/Disclosure.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { PlainFrame } from '../../../ui/forms/PlainFrame.tsx'
import { plainText } from '../shared/plain-text.ts'
import type { notice } from './notice.element.ts'

/** Notices of a page (ANN-01, ANN-04). */
const pageSize = 9

/** The notices, nine titles to a page; the one that was asked for is open and in view (POP-02, ANN-04 to ANN-06). */
export function Notice({ index = -1, withoutHeading }: ViewProps<typeof notice>) {
  const { t, date } = useText()
  const texts = useTextOf('site')
  const list = useRef<HTMLUListElement>(null)
  const [turned, setTurned] = useState<number | null>(null)
  const { data, status, error, refresh } = useAnnouncements('PL')
  const notices = data?.playerNotices ?? []
  const asked = notices[index]?.id
  const page = turned ?? (asked ? Math.floor(index / pageSize) + 1 : 1)
  const first = (page - 1) * pageSize

  useEffect(() => {
    if (asked) list.current?.querySelector('details[open]')?.scrollIntoView({ block: 'nearest' })
  }, [asked])

  const content = () => {
    if (!data) return status === 'error' ? <LoadFailure error={error} onRetry={refresh} /> : <Skeleton height={240} />
    if (!notices.length) return texts && <EmptyState title={texts.t('notices.none')} />
    return (
      <ul ref={list} className="notices">
        {notices.slice(first, first + pageSize).map(({ id, title, content, time }) => (
          <li key={id}>
            <Disclosure
              part="notice"
              open={id === asked}
              titleClass="notice-title"
              title={
                <>
                  <b dir="auto">{title}</b>
                  <time dateTime={time}>{date(time)}</time>
                </>
              }
            >
              <p className="notice-words" dir="auto">
                {plainText(content)}
              </p>
            </Disclosure>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <PlainFrame title={t('notice.label')} bare={withoutHeading ?? false}>
      {content()}
      {notices.length > pageSize && (
        <RecordsPager page={page} pageSize={pageSize} total={notices.length} onPage={setTurned} />
      )}
    </PlainFrame>
  )
}
