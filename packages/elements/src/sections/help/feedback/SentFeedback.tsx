import { feedbackTypes, type feedback, type Output } from '@baize/contract'
import { useText } from '../../../scope.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import { Disclosure } from '../../../ui/data/Disclosure.tsx'
import { topics } from './use-feedback.ts'
import { keyed } from '../../../ui/data/keyed.ts'

type Sent = Output<typeof feedback>['content']

/** What a member has sent so far, each with its answer. */
export function SentFeedback({ sent }: { sent: Sent }) {
  const { t, date } = useText()
  const topicOf = (type: number) => topics.find(topic => feedbackTypes[topic] === type) ?? 'other'
  return (
    <section className="sent" aria-labelledby="sent">
      <h3 id="sent" className="sent-title">
        {t('feedback.sent')}
      </h3>
      <ul className="sent-list">
        {keyed(sent, ({ feedbackNo }) => feedbackNo).map(([key, { type, content, at, answer, answeredAt }]) => (
          <li key={key}>
            <Disclosure
              part="sent"
              titleClass="sent-line"
              title={
                <>
                  <b>{t(`feedback.topics.${topicOf(type)}`)}</b>
                  <time dateTime={at}>{date(at)}</time>
                  <Badge kind={answer ? 'win' : 'neutral'}>{t(answer ? 'feedback.answered' : 'feedback.waits')}</Badge>
                </>
              }
            >
              <p className="sent-words" dir="auto">
                {content}
              </p>
              {answer && (
                <p className="sent-answer" dir="auto">
                  <b>{t('feedback.answer', { at: answeredAt ? date(answeredAt) : '' })}</b>
                  {answer}
                </p>
              )}
            </Disclosure>
          </li>
        ))}
      </ul>
    </section>
  )
}
