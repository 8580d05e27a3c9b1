import { checkField } from '@baize/contract'
import type { FieldRule } from '@baize/contract'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../http/refusal.ts'
import { readSetting } from '../../../db/settings.ts'
import { fieldRule } from '../../registration/index.ts'
import { registerSetting } from '../../../system/index.ts'

/** What registration says about transaction passwords holds wherever one is set, whether or not its form asks for one (VAL-09). */
async function paymentRule(deps: Deps): Promise<FieldRule> {
  return { ...fieldRule(await readSetting(deps, registerSetting), 'paymentPassword'), required: true }
}

/** A transaction password as it was typed, trimmed. */
export interface NewPaymentPassword {
  paymentPassword: string
  confirmPaymentPassword: string
  oldPaymentPassword: string
}

/** What is wrong with it: by field the key of a text; empty where all is well. */
export function paymentProblems(rule: FieldRule, typed: NewPaymentPassword, isReplaced: boolean) {
  const { paymentPassword, confirmPaymentPassword, oldPaymentPassword } = typed
  const isOld = isReplaced && paymentPassword === oldPaymentPassword
  const problem = checkField(rule, paymentPassword)?.key ?? (isOld ? 'in_password_same' : null)
  return {
    ...(isReplaced && !oldPaymentPassword && { oldPaymentPassword: 'empty' }),
    ...(problem && { paymentPassword: problem }),
    ...(paymentPassword !== confirmPaymentPassword && { confirmPaymentPassword: 'mismatchPayment' }),
  }
}

/**
 * @param isReplaced - whether there is one already
 * @throws Refusal FIELD_INVALID with what is wrong, by field (VAL-40, VAL-46)
 */
export async function requireNewPaymentPassword(
  deps: Deps,
  typed: NewPaymentPassword,
  isReplaced: boolean,
): Promise<void> {
  const fields = paymentProblems(await paymentRule(deps), typed, isReplaced)
  if (Object.keys(fields).length) throw new Refusal('FIELD_INVALID', { fields })
}
