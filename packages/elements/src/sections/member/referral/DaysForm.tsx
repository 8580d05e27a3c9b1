import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import type { Values } from '../../../ui/forms/form-values.ts'
import { useForm } from '../../../ui/forms/useForm.ts'
import type { Days } from './use-referral.ts'

interface DaysFormProps {
  days: Days
  onFilter: (days: Days) => void
}

/** Between which days friends registered. */
export function DaysForm({ days, onFilter }: DaysFormProps) {
  const { t } = useText()
  const check = ({ from, to }: Values): Record<string, string> =>
    from && to && to < from ? { to: t('referral.turned') } : {}
  const send = ({ from = '', to = '' }: Values) => {
    onFilter({ from, to })
    return Promise.resolve(undefined)
  }
  const form = useForm({ check, send })
  return (
    <Form state={form} label={t('referral.search')}>
      <div className="referral-days">
        <TextField name="from" type="date" label={t('referral.from')} defaultValue={days.from} />
        <TextField name="to" type="date" label={t('referral.to')} defaultValue={days.to} />
        <Button type="submit">{t('referral.search')}</Button>
      </div>
    </Form>
  )
}
