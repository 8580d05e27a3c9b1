import { callError } from '@baize/client'
import type { answerSecond, Refusal, SecondMethod } from '@baize/contract'
import { refusedAnswer } from '../../../shared/security/refused-answer.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useHost } from '../../../runtime/context.tsx'
import { useScope, useText } from '../../../scope.ts'
import type { Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState, type Refused } from '../../../ui/forms/use-form.ts'

/** What a right answer may lead to instead of a session. */
const next: Readonly<Record<string, string>> = { PASSWORD_CHANGE_REQUIRED: 'change-password' }
/** Refusals of the answer itself; every other one stands over the form. */
const ofAnswer: readonly string[] = ['ANSWER_INVALID', 'SMS_CODE_EXPIRED']

/** Sends an answer; wrong ones say how many tries are left, and a right one goes on as the login would have (AUTH-29). */
export function useAnswer(challengeId: string, method: SecondMethod, onEnd: () => void): FormState {
  const scope = useScope()
  const { element } = useHost()
  const { open } = useNavigation()
  const { t, refusal } = useText()

  const check = (values: Values): Record<string, string> => (values['answer'] ? {} : { answer: t('field.empty') })
  const send = async ({ answer = '' }: Values): Promise<Refused | undefined> => {
    try {
      await scope.session.answerSecond({ challengeId, method, answer }, element)
    } catch (thrown) {
      const error = callError(thrown)
      const popup = next[error.code]
      if (popup) return void open(popup)
      scope.fail(error, element)
      if (error.code === 'CHALLENGE_ENDED') return void onEnd()
      const { left } = (error.value ?? {}) as Refusal<typeof answerSecond>
      const words = refusedAnswer(t, refusal(error), left)
      return ofAnswer.includes(error.code) ? { problems: { answer: words } } : { message: words }
    }
  }
  return useForm({ check, send })
}
