import { feedbackContactMax, type feedback, type FeedbackTopic, type Output } from '@baize/contract'
import { useState } from 'react'
import { useSession, useText } from '../../../scope.ts'
import { Captcha } from '../../../shared/security/captcha/Captcha.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import { requiredFields, topics, useFeedback } from './use-feedback.ts'

interface FeedbackFormProps {
  length: Output<typeof feedback>['config']
  topic: FeedbackTopic | ''
  onReceived: (feedbackNo: string) => void
}

/**
 * Question type, description with its counter, a guest's contact, captcha (FB-04 to FB-06, FB-11 to
 * FB-13).
 */
export function FeedbackForm({ length, topic: first, onReceived }: FeedbackFormProps) {
  const { t } = useText()
  const { isLogin } = useSession()
  const [topic, setTopic] = useState<string>(first)
  // The picture is asked for by who begins to write, not by everybody who sees the form.
  const [touched, setTouched] = useState(false)
  const { form, turn } = useFeedback(length, onReceived)
  const labels = { topic: t('feedback.topic'), content: t('feedback.content'), captcha: t('common.captcha') }
  const missing = requiredFields.filter(name => form.problems[name] === t('field.empty')).map(name => labels[name])
  const trouble = missing.length ? t('feedback.empty', { fields: missing.join(', ') }) : undefined

  return (
    <div onFocus={() => setTouched(true)}>
      <Form state={form} label={t('feedback.title')} trouble={trouble}>
        <Select
          name="topic"
          label={labels.topic}
          required
          defaultValue={first}
          onChange={event => setTopic(event.target.value)}
          options={[
            { value: '', label: t('feedback.choose') },
            ...topics.map(value => ({ value, label: t(`feedback.topics.${value}`) })),
          ]}
        />
        <TextArea
          name="content"
          label={labels.content}
          required
          max={length.max}
          hint={t(topic === 'agent' ? 'feedback.agentHint' : 'feedback.length', { ...length })}
          countText={count => t('feedback.count', { count, max: length.max })}
        />
        {!isLogin && (
          <TextField
            name="contact"
            label={t('feedback.contact')}
            hint={t('feedback.contactHint')}
            maxLength={feedbackContactMax}
            autoComplete="email"
          />
        )}
        {touched ? <Captcha turn={turn} /> : <Skeleton height={96} />}
        <Submit>{t('feedback.send')}</Submit>
      </Form>
    </div>
  )
}
