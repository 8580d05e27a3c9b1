import {
  type confirmWithdrawal,
  plainText,
  withdrawalAnswers,
  withdrawalRemarkMax,
  type Refusal,
  type WithdrawalAnswer,
  type WithdrawalPart,
} from '@baize/contract'
import type { CallError, Translator } from '@baize/client'
import type { Problems, Values } from '../../../ui/forms/form-values.ts'
import type { Refused } from '../../../ui/forms/use-form.ts'

/** What can be said of a part; one that was reported is not reported again (WAL-20 to WAL-22). */
export const answersTo = ({ state }: Pick<WithdrawalPart, 'state'>): readonly WithdrawalAnswer[] =>
  state === 'notReceived' ? withdrawalAnswers.filter(answer => answer !== 'notReceived') : withdrawalAnswers

/** The answer that is chosen; null where none is. */
export const answerOf = ({ answer }: Values): WithdrawalAnswer | null =>
  withdrawalAnswers.find(each => each === answer) ?? null

function remarkProblem(t: Translator['t'], remark: string): string | null {
  if (!remark) return t('field.empty')
  return [...remark].length > withdrawalRemarkMax ? t('withdrawal.remarkLength', { max: withdrawalRemarkMax }) : null
}

/** Problems of an answer, in words, by field: a report needs a picture and a remark (WAL-27). */
export function answerProblems(t: Translator['t'], values: Values, proofs: number): Problems {
  const answer = answerOf(values)
  if (!answer) return { answer: t('withdrawal.chooseAnswer') }
  if (answer !== 'notReceived') return {}
  const remark = remarkProblem(t, plainText(values['remark'] ?? ''))
  return { ...(!proofs && { proofs: t('withdrawal.needsProof') }), ...(remark && { remark }) }
}

/** A refused answer in words, at its field where it has one; nothing where it has none. */
export function refusedAnswer(
  t: Translator['t'],
  { code, value }: Pick<CallError, 'code' | 'value'>,
): Refused | undefined {
  const { fields } = (value ?? {}) as Refusal<typeof confirmWithdrawal>
  if (code !== 'FIELD_INVALID' || !fields) return undefined
  const { proofs, remark } = fields as Partial<Record<string, string>>
  const tooLong = remark === 'length'
  const problems = {
    ...(proofs && { proofs: t('withdrawal.needsProof') }),
    ...(remark && {
      remark: tooLong ? t('withdrawal.remarkLength', { max: withdrawalRemarkMax }) : t('field.empty'),
    }),
  }
  return Object.keys(problems).length ? { problems } : undefined
}
