import { consolidated, contracts, processEndpoints, agreementRules, type Input, type Output } from '@baize/contract'
import { useRef } from 'react'
import { useAction } from '../../../shared/actions/use-action.ts'
import { useScope, useText, useTextOf } from '../../../scope.ts'
import { useForm, type Refused } from '../../../shared/forms/use-form.ts'
import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { useStepFocus } from '../../../ui/overlays/use-step-focus.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import type { Values } from '../../../ui/forms/form-values.ts'
import { Password } from '../../../shared/security/Password.tsx'
import { usePercent } from '../shared/agreements/use-percent.ts'
import { day, type AgreementRequest } from './agreement-requests.ts'

type Process = (typeof processEndpoints)[AgreementRequest['kind']]
type Answer = Omit<Input<Process>, 'contractId' | 'requestType'>
export type AnswerResult = Output<Process>

/** Fields that refusals belong to, by code. */
const fieldOf: Readonly<Record<string, string>> = {
  PAYMENT_PASSWORD_INVALID: 'paymentPassword',
  FIELD_INVALID: 'paymentPassword',
}
/** After these there is nothing left to answer, so what is shown is asked for anew. */
const nothingToAnswer: readonly string[] = ['CONTRACT_ANSWERED', 'CONTRACT_BLOCKED', 'NOT_FOUND']

/**
 * Answers a request under the call of its kind (CON-12 to CON-15).
 * @param onDone - called with the outcome; not where agreements below must end first, which the
 *   request then shows
 */
function useAnswer(request: AgreementRequest, onDone: (answered: AnswerResult, decision: Answer['decision']) => void) {
  const scope = useScope()
  const { id: contractId, kind } = request
  const requestType = request.requestType ?? 'new'
  const { send } = useAction(processEndpoints[kind], {
    fieldOf,
    onDone(answered, { confirmDownlineTermination, decision }) {
      const waits = answered.affectedDownlines.length > 0 && !confirmDownlineTermination
      if (waits) scope.refresh(contracts)
      else onDone(answered, decision)
    },
    onRefused({ code }) {
      if (nothingToAnswer.includes(code)) for (const endpoint of [contracts, consolidated]) scope.refresh(endpoint)
      return undefined
    },
  })
  return (answer: Answer): Promise<Refused | undefined> => send({ contractId, requestType, ...answer })
}

/** The agreements below that cannot go on, and the box that ends them (CON-05 to CON-07). */
function AffectedAgreements({ request }: { request: AgreementRequest }) {
  const { t, number } = useText()
  const { date } = useSiteZone()
  const { percent } = usePercent()
  const { affectedDownlines: affected, requestType, startAt } = request
  const count = affected.length
  const ends = requestType === 'termination'
  const who = ({ account, rate, level }: (typeof affected)[number]) =>
    t(level > 1 ? 'contract.hasAt' : 'contract.has', { account, rate: percent(rate), level: number(level) })
  return (
    <>
      <Alert kind="warn">
        <b>{t(ends ? 'contract.hangs' : 'contract.above', { count })}</b>
        <ul className="contract-affected">
          {affected.map((one, index) => (
            <li key={index}>
              <bdi>{who(one)}</bdi>
            </li>
          ))}
        </ul>
      </Alert>
      <Checkbox name="confirm">
        {ends || !startAt
          ? t('contract.endNow', { count })
          : t('contract.endFrom', { count, date: date(startAt, day) })}
      </Checkbox>
    </>
  )
}

interface RejectProps {
  request: AgreementRequest
  onDone: (answered: AnswerResult) => void
  onBack: () => void
}

/** The form that rejects a request, with a reason for the other party (CON-19). */
export function Reject({ request, onDone, onBack }: RejectProps) {
  const { t } = useText()
  const box = useRef<HTMLDivElement>(null)
  useStepFocus(box, 'input', true)
  const answer = useAnswer(request, onDone)
  const requestType = request.requestType ?? 'new'
  const form = useForm({ check: () => ({}), send: ({ reason = '' }) => answer({ decision: 'reject', reason }) })
  return (
    <div ref={box}>
      <Form state={form} label={t(`contract.rejectTitle.${requestType}`)}>
        <TextField name="reason" label={t('contract.reason')} maxLength={agreementRules.reason} autoComplete="off" />
        <div className="plain-actions">
          <Button kind="ghost" disabled={form.busy} onClick={onBack}>
            {t('contract.back')}
          </Button>
          <Button type="submit" kind="danger" loading={form.busy}>
            {t(`contract.rejectNow.${requestType}`)}
          </Button>
        </div>
      </Form>
    </div>
  )
}

/**
 * The field of the transaction password; its texts are those of the account section, which are
 * loaded with it.
 */
function TransactionPassword() {
  const text = useTextOf('account')
  if (!text) return null
  return <Password name="paymentPassword" label={text.t('field.paymentPassword.label')} autoComplete="off" />
}

interface AcceptProps {
  request: AgreementRequest
  asksPassword: boolean
  onDone: (answered: AnswerResult) => void
  onReject: () => void
  onLater: () => void
}

/**
 * The form that accepts a request: agreements that would end below are named, and end only where
 * that is ticked (CON-05 to CON-07).
 */
export function Accept({ request, asksPassword, onDone, onReject, onLater }: AcceptProps) {
  const { t } = useText()
  const answer = useAnswer(request, onDone)
  const { affectedDownlines: affected, startAt } = request
  const requestType = request.requestType ?? 'new'
  const blocked = requestType === 'new' && !startAt

  const check = ({ confirm, paymentPassword }: Values): Record<string, string> => ({
    ...(affected.length && !confirm && { confirm: t('contract.mustEnd') }),
    ...(asksPassword && !paymentPassword && { paymentPassword: t('field.empty') }),
  })
  const send = ({ confirm, paymentPassword }: Values) =>
    answer({
      decision: 'accept',
      ...(confirm && { confirmDownlineTermination: true }),
      ...(asksPassword && { paymentPassword }),
    })
  const form = useForm({ check, send })
  return (
    <Form state={form} label={t(`contract.accept.${requestType}`)}>
      {blocked && (
        <Alert kind="warn">
          <span>{t('error.CONTRACT_BLOCKED')}</span>
        </Alert>
      )}
      {affected.length > 0 && <AffectedAgreements request={request} />}
      {asksPassword && !blocked && <TransactionPassword />}
      <div className="plain-actions">
        <Button kind="ghost" disabled={form.busy} onClick={onLater}>
          {t('contract.later')}
        </Button>
        <Button disabled={form.busy} onClick={onReject}>
          {t('contract.reject')}
        </Button>
        {!blocked && (
          <Button type="submit" kind="primary" loading={form.busy}>
            {t(`contract.accept.${requestType}`)}
          </Button>
        )}
      </div>
    </Form>
  )
}
