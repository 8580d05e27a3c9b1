import type { InboxMessage } from '@baize/contract'
import { useText } from '../../../scope.ts'
import { recordMinute, useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { inOneLine } from '../../../shared/security/rich-text/plain-text.ts'
import { PinMark } from './Message.tsx'

interface MessageRowProps {
  message: InboxMessage
  isRead: boolean
  isOpen: boolean
  /** The id of what it opens, where that stands under the row; null where it stands beside. */
  opens: string | null
  onOpen: () => void
}

/** A message in the list: whether it is unread, its title, a line of it, and when it came. */
export function MessageRow({ message, isRead, isOpen, opens, onOpen }: MessageRowProps) {
  const { t } = useText()
  const { date } = useSiteZone()
  const { title, content, time, isPinned } = message
  const state = opens
    ? { 'aria-expanded': isOpen, 'aria-controls': isOpen ? opens : undefined }
    : { 'aria-current': isOpen || undefined }
  return (
    <button
      type="button"
      className={isRead ? 'inbox-row' : 'inbox-row inbox-unread'}
      part="row"
      {...state}
      onClick={onOpen}
    >
      {!isRead && (
        <span className="inbox-dot">
          <span className="unseen">{t('inbox.isUnread')}</span>
        </span>
      )}
      <span className="inbox-name">
        <span dir="auto">{title}</span>
        {isPinned && <PinMark />}
      </span>
      <span className="inbox-line" dir="auto">
        {inOneLine(content)}
      </span>
      <time className="inbox-time" dateTime={time}>
        {date(time, recordMinute)}
      </time>
    </button>
  )
}
