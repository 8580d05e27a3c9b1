import type { Notice } from '@baize/contract'
import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { plainText } from './plain-text.ts'

interface NoticeDialogProps {
  notices: readonly Notice[]
  index: number
  onIndex: (index: number) => void
  onClose: () => void
}

/** A notice in full, with the way to the ones before and after it. */
export function NoticeDialog({ notices, index, onIndex, onClose }: NoticeDialogProps) {
  const { t, date } = useText()
  const notice = notices[index]
  if (!notice) return null
  const step = (by: 1 | -1) => onIndex((index + by + notices.length) % notices.length)
  const actions =
    notices.length > 1 ? (
      <>
        <Button onClick={() => step(-1)}>{t('notice.previous')}</Button>
        <Button kind="primary" onClick={() => step(1)}>
          {t('notice.next')}
        </Button>
      </>
    ) : undefined
  return (
    <Dialog title={notice.title} closeLabel={t('common.close')} onClose={onClose} actions={actions}>
      <p className="notice-time">
        <time dateTime={notice.time}>{date(notice.time)}</time>
      </p>
      <p className="notice-text" dir="auto">
        {plainText(notice.content)}
      </p>
    </Dialog>
  )
}
