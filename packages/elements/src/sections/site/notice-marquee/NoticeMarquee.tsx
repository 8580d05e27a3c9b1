import { useEffect, useState } from 'react'
import { useCustomState } from '../../../runtime/context.tsx'
import { useText } from '../../../scope.ts'
import { useAnnouncements } from '../../../shared/announcements/use-announcements.ts'
import { IconButton } from '../../../ui/forms/IconButton.tsx'
import { megaphone, pause, play } from '../../../ui/media/icons.gen.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { asSentence, inOneLine } from '../../../shared/security/rich-text/plain-text.ts'

/** Milliseconds a notice stands before the next one. */
const noticeTime = 6000
const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * The notices, one at a time (HOME-01, HOME-31). It rests while somebody points at it or is in it
 * with the keyboard, stands still for those who asked for less motion, and has a button to stop it.
 * A click opens the notice, its first button everything that is announced.
 */
export function NoticeMarquee() {
  const { t } = useText()
  const { open } = useNavigation()
  const { data, status } = useAnnouncements('PL')
  const notices = data?.playerNotices ?? []
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(() => !prefersReducedMotion())
  const [resting, setResting] = useState(false)
  const count = notices.length
  const index = count ? at % count : 0
  const notice = notices[index]
  const moving = playing && !resting && count > 1
  // Not empty while it loads: a page that keeps space for it would give that up.
  useCustomState('empty', !notice && (data !== undefined || status === 'error'))

  useEffect(() => {
    if (!moving) return
    const timer = setInterval(() => setAt(now => now + 1), noticeTime)
    return () => clearInterval(timer)
  }, [moving])

  if (!notice) return null
  const rest = { onPointerEnter: () => setResting(true), onPointerLeave: () => setResting(false) }
  const focus = { onFocus: () => setResting(true), onBlur: () => setResting(false) }
  return (
    <section className="notice" part="notice" aria-label={t('notice.label')} {...rest} {...focus}>
      <IconButton
        size={32}
        icon={megaphone}
        className="notice-all"
        label={t('notice.all')}
        onClick={() => open('announcements')}
      />
      <button
        type="button"
        className="notice-open"
        dir="auto"
        key={notice.id}
        onClick={() => open('notice', { index })}
      >
        <span className="notice-words">
          <b>{asSentence(notice.title)}</b> <span>{inOneLine(notice.content)}</span>
        </span>
      </button>
      {count > 1 && (
        <span className="notice-count" dir="ltr" aria-hidden="true">
          {index + 1} / {count}
        </span>
      )}
      {count > 1 && (
        <IconButton
          size={24}
          icon={playing ? pause : play}
          label={t(playing ? 'notice.pause' : 'notice.play')}
          onClick={() => setPlaying(!playing)}
        />
      )}
    </section>
  )
}
