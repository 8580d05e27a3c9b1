import { agreementRules } from '@baize/contract'
import { useRef } from 'react'
import { useFocusHere } from '../../../ui/overlays/use-focus-here.ts'
import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import type { Request } from './requests.ts'
import { useAnswer, type Answered } from './use-answer.ts'

interface RejectProps {
  request: Request
  onDone: (answered: Answered) => void
  onBack: () => void
}

/** The way to reject, with a reason for the other party (CON-19). */
export function Reject({ request, onDone, onBack }: RejectProps) {
  const { t } = useText()
  const place = useRef<HTMLDivElement>(null)
  useFocusHere(place, 'input', true)
  const answer = useAnswer(request, onDone)
  const requestType = request.requestType ?? 'new'
  const form = useForm({ check: () => ({}), send: ({ reason = '' }) => answer({ decision: 'reject', reason }) })
  return (
    <div ref={place}>
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
