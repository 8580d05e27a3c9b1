import { feedback as feedbackCall } from '@baize/contract'
import { useState } from 'react'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useRead, useSession, useText } from '../../../scope.ts'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { PlainLayout } from '../../../ui/forms/PlainLayout.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import type { feedback } from './feedback.element.ts'
import { FeedbackForm } from './FeedbackForm.tsx'
import { SentFeedback } from './SentFeedback.tsx'
import { isTopic } from './use-feedback.ts'

/** Feedback to the staff of the site, and what became of it (FB-01 to FB-13, POP-08). */
export function Feedback({ topic, withoutHeading, emit }: ViewProps<typeof feedback>) {
  const { t } = useText()
  const { settled, isLogin } = useSession()
  const { data, status, error, refresh } = useRead(feedbackCall, settled ? {} : null)
  const [received, setReceived] = useState('')
  const [sent, setSent] = useState(0)

  const receive = (feedbackNo: string) => {
    setReceived(feedbackNo)
    setSent(count => count + 1)
    emit('baize-feedback', { feedbackNo })
  }
  const close = () => {
    setReceived('')
    emit('baize-cancel', {})
  }
  const content = () => {
    if (!data) return status === 'error' ? <LoadFailure error={error} onRetry={refresh} /> : <Skeleton height={420} />
    return (
      <>
        <FeedbackForm key={sent} length={data.config} topic={isTopic(topic) ? topic : ''} onReceived={receive} />
        {isLogin && data.content.length > 0 && <SentFeedback sent={data.content} />}
      </>
    )
  }
  return (
    <PlainLayout title={t('feedback.title')} bare={withoutHeading ?? false}>
      {content()}
      {received && (
        <Dialog
          title={t('feedback.thanks')}
          closeLabel={t('common.close')}
          onClose={close}
          actions={
            <Button kind="primary" onClick={close}>
              {t('common.close')}
            </Button>
          }
        >
          <p>{t('feedback.number', { number: received })}</p>
        </Dialog>
      )}
    </PlainLayout>
  )
}
