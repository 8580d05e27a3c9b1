import { checkField, createDownline, downlines, registerSettings } from '@baize/contract'
import type { FieldProblem, FieldRule } from '@baize/contract'
import { problemText } from '../../../shared/feedback/field-text.ts'
import { useRead, useText, useTextOf } from '../../../scope.ts'
import type { Problems, Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState } from '../../../ui/forms/use-form.ts'
import type { OpenedAccount } from './Opened.tsx'
import { useAction } from '../../../shared/actions/use-action.ts'

/** The site's rule of usernames; undefined until it is known, and then the platform alone checks. */
export function useUsernameRule(): FieldRule | undefined {
  const { language } = useText()
  return useRead(registerSettings, { language }).data?.fields.find(({ name }) => name === 'username')
}

/** Opens an account below the agent (AGT-23). */
export function useNewAccount(rule: FieldRule | undefined, onOpened: (opened: OpenedAccount) => void): FormState {
  const { t } = useText()
  const account = useTextOf('account')

  const wordsOf = (problem: FieldProblem) =>
    account && rule ? problemText(account.t, 'username', problem, rule.pattern) : t('error.FIELD_INVALID')
  const check = ({ username = '' }: Values): Problems => {
    if (!username) return { username: t('field.empty') }
    const problem = rule && checkField(rule, username)
    return problem ? { username: wordsOf(problem) } : {}
  }
  const { send } = useAction(createDownline, {
    once: true,
    fieldOf: { USERNAME_TAKEN: 'username' },
    refresh: [downlines],
    onDone: (opened, { type }) => onOpened({ ...opened, type }),
    onRefused(_, { fields }) {
      const key = fields?.['username'] as FieldProblem['key'] | undefined
      return key && rule ? { problems: { username: wordsOf({ ...rule, key }) } } : undefined
    },
  })
  const input = ({ username = '', type }: Values) =>
    ({ username, type: type === 'agent' ? 'agent' : 'member' }) as const
  return useForm({ check, send: values => send(input(values)) })
}
