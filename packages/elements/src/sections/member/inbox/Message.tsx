import type { InboxMessage } from '@baize/contract'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useText } from '../../../scope.ts'
import { followLink } from '../../../shared/announcements/follow-link.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { RichText } from '../../../shared/security/rich-text/RichText.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { IconButton } from '../../../ui/forms/IconButton.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { pin, trash2 } from '../../../ui/media/icons.gen.ts'

/** Says that a message stays above the others. */
export function PinMark() {
  const { t } = useText()
  return (
    <span className="inbox-pin">
      <Icon of={pin} size={14} />
      <span className="unseen">{t('inbox.pinned')}</span>
    </span>
  )
}

interface MessageProps {
  /** By which the row of the message names it. */
  id: string
  message: InboxMessage
  /** Under its row, which has its title already. */
  isInPlace: boolean
  /** Beside the list its title takes the focus, which saves the way through the rows below. */
  takesFocus: boolean
  /** Back to the list, by Escape. */
  onLeave: () => void
  /** Absent: it cannot be deleted. */
  onDelete: (() => void) | undefined
}

/** The message that is open: its words, and the way to what it is about. */
export function Message({ id, message, isInPlace, takesFocus, onLeave, onDelete }: MessageProps) {
  const { t } = useText()
  const { date, offset } = useSiteZone()
  const navigation = useNavigation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isInPlace) return
    // A dialog around it stays open.
    event.preventDefault()
    event.stopPropagation()
    onLeave()
  }
  const { title, content, time, isPinned, action, linkageType } = message
  const remove = onDelete && (
    <IconButton icon={trash2} size={32} label={t('inbox.deleteOne', { title })} onClick={onDelete} />
  )
  const go = linkageType && action && (
    <Button kind="primary" onClick={() => followLink(message, navigation)}>
      {action}
    </Button>
  )
  return (
    <article id={id} className="inbox-message" part="message" aria-label={title} onKeyDown={leave}>
      {!isInPlace && (
        <header className="inbox-head">
          <div>
            <h4 ref={heading} className="inbox-title" dir="auto" tabIndex={-1}>
              {title} {isPinned && <PinMark />}
            </h4>
            <time className="inbox-moment" dateTime={time}>
              {t('inbox.at', { time: date(time), offset })}
            </time>
          </div>
          {remove}
        </header>
      )}
      <RichText html={content} height={80} />
      {(go || (isInPlace && remove)) && (
        <div className="inbox-actions">
          {go}
          {isInPlace && remove}
        </div>
      )}
    </article>
  )
}
