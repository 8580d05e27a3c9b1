import type { Translator } from '@baize/client'
import { feedback, feedbackContactMax, feedbackGuest, feedbackTypes, sendFeedback } from '@baize/contract'
import type { FeedbackTopic, Output, Refusal } from '@baize/contract'
import { useState } from 'react'
import { useScope, useSession, useText } from '../../../scope.ts'
import { useCommand } from '../../../shared/actions/use-action.ts'
import type { Problems, Values } from '../../../ui/forms/form-values.ts'
import { lettersOf } from '../../../ui/forms/TextArea.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'

type Length = Output<typeof feedback>['config']

/** What it may be about, in the order of the specification (FB-02). */
export const topics = Object.keys(feedbackTypes) as FeedbackTopic[]
export const isTopic = (word: string | undefined): word is FeedbackTopic =>
  word !== undefined && Object.hasOwn(feedbackTypes, word)

/** Fields that must be filled in, in the order in which a person is told (FB-04). */
export const requiredFields = ['topic', 'content', 'captcha'] as const

/** What is wrong with the values (FB-04, FB-06, FB-11). */
export function feedbackProblems(t: Translator['t'], values: Values, { min, max }: Length): Problems {
  const problems: Record<string, string> = {}
  for (const name of requiredFields) if (!values[name]) problems[name] = t('field.empty')
  const letters = lettersOf(values['content'] ?? '')
  if (letters && (letters < min || letters > max)) problems['content'] = t('feedback.length', { min, max })
  if (lettersOf(values['contact'] ?? '') > feedbackContactMax)
    problems['contact'] = t('feedback.contactLength', { max: feedbackContactMax })
  return problems
}

/** Refusals that belong to one field. */
const fieldOf = { CAPTCHA_REQUIRED: 'captcha', CAPTCHA_INVALID: 'captcha' }

/**
 * The form, its captcha, which every failure renews, and the number under which the last was
 * received.
 */
export function useFeedback(length: Length, onReceived: (feedbackNo: string) => void) {
  const scope = useScope()
  const { t } = useText()
  const { isLogin, account } = useSession()
  const [turn, setTurn] = useState(1)

  const perform = async ({ topic, content = '', contact, captcha: code, captchaId }: Values) => {
    const answer = code && captchaId ? { captcha: code, captchaId } : {}
    // A picture counts with the browser's work alone.
    const proof = await scope.solveProofOfWork()
    const sender = isLogin ? account : feedbackGuest
    const type = isTopic(topic) ? feedbackTypes[topic] : -1
    return scope.call(sendFeedback, { content, sender, type, ...(contact && { contact }), ...answer, ...proof })
  }
  const { send } = useCommand<Values, Output<typeof sendFeedback>, Refusal<typeof sendFeedback>>(perform, {
    fieldOf,
    refresh: [feedback],
    onDone: ({ feedbackNo }) => {
      setTurn(now => now + 1)
      onReceived(feedbackNo)
    },
    onRefused({ code }, { fields = {} }) {
      setTurn(now => now + 1)
      if (code !== 'FIELD_INVALID') return undefined
      const words = { content: t('feedback.length', { ...length }), type: t('field.empty') }
      return {
        problems: Object.fromEntries(
          Object.keys(fields).map(name => [name, words[name as 'content'] ?? t('error.FIELD_INVALID')]),
        ),
      }
    },
  })
  return { form: useForm({ check: values => feedbackProblems(t, values, length), send }), turn }
}
