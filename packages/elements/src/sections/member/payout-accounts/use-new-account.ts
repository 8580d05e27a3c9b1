import type { Translator } from '@baize/client'
import { addPayoutAccount, type PayoutFormat, type PayoutKind } from '@baize/contract'
import { useText } from '../../../scope.ts'
import { useAction } from '../../../shared/actions/use-action.ts'
import { useForm, type FormState } from '../../../shared/forms/use-form.ts'
import { useTwoFactorCode } from '../../../shared/security/use-two-factor-code.ts'
import type { Problems, Values } from '../../../ui/forms/form-values.ts'
import { numberProblem, plainNumber } from './account-number.ts'
import { accountReads, type Accounts } from './accounts.ts'
import { isSameName } from './payee-name.ts'

interface Options {
  kind: PayoutKind
  format: PayoutFormat
  data: Accounts
  payeeName: string
  onAdded: (id: string) => void
}

/** Problems of a number that have words of their own; any other is one of its format. */
const named: readonly string[] = ['checksum', 'exists']

/** A problem of a field in words, by the key of the page or the platform. */
function wordsOf(t: Translator['t'], field: string, key: string, { format, payeeName }: Options): string {
  if (key === 'empty') return t('field.empty')
  if (field === 'holder') return t('payout.unlike', { name: payeeName })
  if (field !== 'number') return t('field.format')
  return t(named.includes(key) ? `payout.${key}` : `payout.wrong.${format}`)
}

/** Adds an account: what is wrong with it stands at its field, by the page and by the platform. */
export function useNewAccount(options: Options): { form: FormState; asksCode: boolean } {
  const { kind, format, data, payeeName, onAdded } = options
  const { t } = useText()
  const factor = useTwoFactorCode(data.needsCode)
  const inWords = (fields: Readonly<Record<string, string | null>>): Problems =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([field, key]) => (key ? [[field, wordsOf(t, field, key, options)]] : [])),
    )
  const check = (values: Values): Problems => {
    const { holder = '', providerId, number = '', paymentPassword, checked } = values
    return {
      ...inWords({
        holder: holder ? (isSameName(holder, payeeName) ? null : 'holder') : 'empty',
        providerId: providerId ? null : 'empty',
        number: numberProblem(format, number),
        paymentPassword: paymentPassword ? null : 'empty',
      }),
      ...factor.check(values),
      ...(kind === 'crypto' && !checked && { checked: t('payout.checkFirst') }),
    }
  }
  const { send } = useAction(addPayoutAccount, {
    fieldOf: { PAYMENT_PASSWORD_INVALID: 'paymentPassword' },
    refresh: accountReads,
    onDone: ({ id }) => onAdded(id),
    onRefused: (error, { fields }) => factor.refused(error) ?? (fields && { problems: inWords(fields) }),
  })
  const form = useForm({
    check,
    send: ({ holder = '', providerId = '', number = '', paymentPassword = '', code, default: isDefault }) =>
      send({
        providerId,
        number: plainNumber(format, number),
        holder,
        paymentPassword,
        ...(isDefault && { default: true }),
        ...(code && { code }),
      }),
    eager: true,
  })
  return { form, asksCode: factor.asksCode }
}
