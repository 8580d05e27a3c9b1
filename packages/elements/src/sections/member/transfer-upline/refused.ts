import type { CallError } from '@baize/client'
import { remarkMax, type Refusal, type transferPeer, type TransferDirection } from '@baize/contract'
import { refusalWithTries } from '../../../shared/security/refusal-with-tries.ts'
import type { Refused } from '../../../ui/forms/use-form.ts'
import type { Config } from './pages.ts'

type T = (key: string, values?: Record<string, unknown>) => string

/** Refusals that belong to one field. */
const fieldOf: Readonly<Record<string, string>> = {
  INSUFFICIENT_FUNDS: 'amount',
  PAYMENT_PASSWORD_INVALID: 'paymentPassword',
  FACTOR_REQUIRED: 'code',
  ANSWER_INVALID: 'code',
}

/** Keys of the platform that have words of their own at a field. */
function wordsOf(t: T, field: string, key: string, { min, max }: Pick<Config, 'min' | 'max'>): string {
  if (key === 'empty') return t('field.empty')
  if (field === 'remark') return t(key === 'length' ? 'transfer.remarkLength' : 'field.format', { max: remarkMax })
  return key === 'range' ? t('transfer.range', { min, max }) : t('transfer.amountFormat', { example: min })
}

/** A refused transfer in words, at its field where it has one. @param limits - as the texts write them */
export function refusedTransfer(
  t: T,
  error: CallError,
  words: string,
  limits: Pick<Config, 'min' | 'max'>,
  direction: TransferDirection,
): Refused {
  const { fields, left } = (error.value ?? {}) as Refusal<typeof transferPeer>
  if (error.code === 'FIELD_INVALID' && fields) {
    const said = Object.entries(fields).map(([name, key]) => [name, wordsOf(t, name, key, limits)])
    return { problems: Object.fromEntries(said) as Record<string, string> }
  }
  const field = error.code === 'TRANSFER_REFUSED' && direction === 'downline' ? 'account' : fieldOf[error.code]
  const said = refusalWithTries(t, words, left)
  return field ? { problems: { [field]: said } } : { message: said }
}
