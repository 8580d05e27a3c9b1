import { callError } from '@baize/client'
import { checkField, createDownline, registerSettings } from '@baize/contract'
import type { FieldProblem, FieldRule, Input, Refusal } from '@baize/contract'
import { problemText } from '../../../shared/feedback/field-text.ts'
import { useHost } from '../../../runtime/context.tsx'
import { useRead, useScope, useText, useTextOf } from '../../../scope.ts'
import type { Problems, Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState } from '../../../ui/forms/use-form.ts'
import type { OpenedAccount } from './Opened.tsx'
import { useAttempt } from '../../../shared/actions/use-attempt.ts'

type CreateDownlineInput = Omit<Input<typeof createDownline>, 'idempotencyKey'>

/** The site's rule of usernames; undefined until it is known, and then the platform alone checks. */
export function useUsernameRule(): FieldRule | undefined {
  const { language } = useText()
  return useRead(registerSettings, { language }).data?.fields.find(({ name }) => name === 'username')
}

/** Opens an account below the agent (AGT-23). */
export function useNewAccount(rule: FieldRule | undefined, onOpened: (opened: OpenedAccount) => void): FormState {
  const scope = useScope()
  const { element } = useHost()
  const { t, refusal } = useText()
  const account = useTextOf('account')
  const attempt = useAttempt()

  const wordsOf = (problem: FieldProblem) =>
    account && rule ? problemText(account.t, 'username', problem, rule.pattern) : t('error.FIELD_INVALID')
  const check = ({ username = '' }: Values): Problems => {
    if (!username) return { username: t('field.empty') }
    const problem = rule && checkField(rule, username)
    return problem ? { username: wordsOf(problem) } : {}
  }
  const send = async ({ username = '', type }: Values) => {
    const asked: CreateDownlineInput = { username, type: type === 'agent' ? 'agent' : 'member' }
    try {
      const opened = await scope.call(createDownline, { ...asked, idempotencyKey: attempt.keyOf(asked) })
      attempt.over(null)
      scope.refresh({ name: 'downlines' })
      onOpened({ ...opened, type: asked.type })
    } catch (thrown) {
      const error = callError(thrown)
      attempt.over(error)
      scope.fail(error, element)
      const { fields } = (error.value ?? {}) as Refusal<typeof createDownline>
      const key = fields?.['username'] as FieldProblem['key'] | undefined
      if (key && rule) return { problems: { username: wordsOf({ ...rule, key }) } }
      return error.code === 'USERNAME_TAKEN' ? { problems: { username: refusal(error) } } : { message: refusal(error) }
    }
  }
  return useForm({ check, send })
}
