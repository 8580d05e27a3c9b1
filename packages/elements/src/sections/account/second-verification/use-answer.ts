import type { SecondMethod } from '@baize/contract'
import { useCommand } from '../../../shared/actions/use-action.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useScope, useText } from '../../../scope.ts'
import type { Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState } from '../../../ui/forms/use-form.ts'

/** What a right answer may lead to instead of a session. */
const next: Readonly<Record<string, string>> = { PASSWORD_CHANGE_REQUIRED: 'change-password' }

/** Sends an answer; wrong ones say how many tries are left, and a right one goes on as the login would have (AUTH-29). */
export function useAnswer(challengeId: string, method: SecondMethod, onEnd: () => void): FormState {
  const scope = useScope()
  const { open } = useNavigation()
  const { t } = useText()

  const check = (values: Values): Record<string, string> => (values['answer'] ? {} : { answer: t('field.empty') })
  const perform = (answer: string, element: HTMLElement) =>
    scope.session.answerSecond({ challengeId, method, answer }, element)
  const { send } = useCommand(perform, {
    fieldOf: { ANSWER_INVALID: 'answer', SMS_CODE_EXPIRED: 'answer' },
    onRefused({ code }) {
      const popup = next[code]
      if (popup) {
        open(popup)
        return 'elsewhere'
      }
      if (code !== 'CHALLENGE_ENDED') return undefined
      onEnd()
      return {}
    },
  })
  return useForm({ check, send: ({ answer = '' }) => send(answer) })
}
