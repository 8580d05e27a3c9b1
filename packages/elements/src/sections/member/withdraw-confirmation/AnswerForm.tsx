import {
  addWithdrawalProof,
  balance,
  confirmWithdrawal,
  removeWithdrawalProof,
  sumOfAmounts,
  withdrawal,
  withdrawalRemarkMax,
  withdrawals,
  withdrawConfig,
  type WithdrawalAnswer,
  type WithdrawalOrder,
  type WithdrawalPart,
} from '@baize/contract'
import { useState } from 'react'
import { useScope, useText } from '../../../scope.ts'
import { useAction } from '../../../shared/actions/use-action.ts'
import { ActionFailure } from '../../../shared/feedback/ActionFailure.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { ChoiceCards } from '../../../ui/forms/ChoiceCards.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { PictureUpload } from '../shared/pictures/PictureUpload.tsx'
import { answerOf, answerProblems, answersTo, refusedAnswer } from './answer-values.ts'

const changed = [withdrawal, withdrawals, withdrawConfig, balance]

interface AnswerFormProps {
  order: WithdrawalOrder
  /** The part that is answered. */
  part: WithdrawalPart
  /** An amount in the currency of the order, as the texts write it. */
  written: (amount: string) => string
  onAnswered: (order: WithdrawalOrder, answer: WithdrawalAnswer) => void
}

/** Whether a part has arrived: received, not received with proof, or the whole amount (WAL-27). */
export function AnswerForm({ order, part, written, onAnswered }: AnswerFormProps) {
  const { t } = useText()
  const scope = useScope()
  const [answer, setAnswer] = useState<WithdrawalAnswer | null>(null)
  /** The whole amount is said to be there, which is asked once more. */
  const [asking, setAsking] = useState(false)
  const { orderNo, net, remainingAmount } = order
  const { partNo, amount, proofs } = part
  /** More proof can be added to a report, and none is taken back. */
  const isReported = part.state === 'notReceived'
  const action = useAction(confirmWithdrawal, {
    refresh: changed,
    onDone(output, { result }) {
      setAsking(false)
      onAnswered(output.order, result)
    },
    onRefused(error) {
      // It was answered in another place, or by the platform.
      if (error.code === 'ORDER_ENDED' || error.mayHaveHappened) for (const endpoint of changed) scope.refresh(endpoint)
      return refusedAnswer(t, error)
    },
  })
  const form = useForm({
    check: values => answerProblems(t, values, proofs.length),
    send(values) {
      const result = answerOf(values) ?? 'received'
      if (result === 'fullyPaid') {
        setAsking(true)
        return Promise.resolve(undefined)
      }
      const remark = result === 'notReceived' && values['remark']
      return action.send({ orderNo, partNo, result, ...(remark && { remark }) })
    },
  })
  const amounts = {
    part: partNo,
    amount: written(amount),
    net: written(net),
    rest: written(sumOfAmounts([remainingAmount, `-${amount}`])),
  }
  const upload = (
    <PictureUpload
      part="proofs"
      title={t('withdrawal.proof')}
      addLabel={t('withdrawal.addProof')}
      problem={form.problems['proofs']}
      pictures={proofs}
      addable
      removable={!isReported}
      onAdd={async (name, picture) => {
        const { order: now } = await scope.call(addWithdrawalProof, { orderNo, partNo, name, picture })
        return now.parts.find(each => each.partNo === partNo)?.proofs ?? []
      }}
      onRemove={proofId => scope.call(removeWithdrawalProof, { orderNo, proofId })}
      onChanged={() => {
        form.clearProblem('proofs')
        scope.refresh(withdrawal)
      }}
    />
  )
  return (
    <>
      {isReported && upload}
      <Form state={form} label={t('withdrawal.question', amounts)}>
        <ChoiceCards
          name="answer"
          label={t('withdrawal.question', amounts)}
          choices={answersTo(part).map(value => ({
            value,
            title: t(`withdrawal.answer.${value}`),
            text: t(`withdrawal.answerText.${value}`, amounts),
          }))}
          onChoose={value => setAnswer(answerOf({ answer: value }))}
        />
        {answer === 'notReceived' && (
          <div className="confirmation-proof">
            {upload}
            <TextArea
              name="remark"
              label={t('withdrawal.remark')}
              hint={t('withdrawal.remarkHint')}
              required
              max={withdrawalRemarkMax}
              countText={count => t('withdrawal.remarkCount', { count, max: withdrawalRemarkMax })}
              dir="auto"
            />
          </div>
        )}
        <Submit>{t(`withdrawal.send.${answer ?? 'none'}`)}</Submit>
      </Form>
      {asking && (
        <Dialog
          title={t('withdrawal.fullyPaidTitle', amounts)}
          closeLabel={t('common.close')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{t('common.cancel')}</Button>
              <Button
                kind="primary"
                loading={action.busy}
                onClick={() => void action.run({ orderNo, partNo, result: 'fullyPaid' })}
              >
                {t('withdrawal.send.fullyPaid')}
              </Button>
            </>
          }
        >
          <p>{t('withdrawal.fullyPaidText', amounts)}</p>
          <ActionFailure error={action.failure} />
        </Dialog>
      )}
    </>
  )
}
