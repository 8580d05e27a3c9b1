import { downlineTypes } from '@baize/contract'
import { useState } from 'react'
import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import { useForm } from '../../../ui/forms/useForm.ts'
import type { Values } from '../../../ui/forms/form-values.ts'
import type { Downline } from './actions.ts'
import { filtersOf, problemsOf, type Filters as Chosen } from './query.ts'

const states: readonly Downline['status'][] = ['active', 'disabled']

interface FiltersProps {
  currency: string
  symbol: string
  onFilter: (filters: Chosen) => void
}

/** What is looked for. What is rarely asked is out of the way until somebody asks for it. */
export function Filters({ currency, symbol, onFilter }: FiltersProps) {
  const { t, money } = useText()
  const [more, setMore] = useState(false)
  const [cleared, setCleared] = useState(0)
  const check = (values: Values) =>
    Object.fromEntries(Object.entries(problemsOf(filtersOf(values))).map(([name, key]) => [name, t(key)]))
  const send = (values: Values) => {
    onFilter(filtersOf(values))
    return Promise.resolve(undefined)
  }
  const form = useForm({ check, send })
  const label = (name: string) => t(`agentDownlines.filter.${name}`)
  const choices = (block: string, values: readonly string[]) => [
    { value: '', label: t('agentDownlines.all') },
    ...values.map(value => ({ value, label: t(`agentDownlines.${block}.${value}`) })),
  ]
  const scopes = [
    { value: '', label: t('agentDownlines.scope.direct') },
    { value: 'team', label: t('agentDownlines.scope.team') },
  ]
  const reset = () => {
    setCleared(cleared + 1)
    onFilter({})
  }
  const amount = { inputMode: 'decimal', placeholder: money('0', currency, symbol), maxLength: 18 } as const
  return (
    <div className="filters" key={cleared}>
      <Form state={form} label={t('agentDownlines.search')}>
        <div className="filters-fields">
          <TextField
            name="account"
            label={label('account')}
            placeholder={t('agentDownlines.startsWith')}
            maxLength={64}
            autoComplete="off"
          />
          <Select name="type" label={label('type')} options={choices('type', downlineTypes)} />
          <Select name="scope" label={label('scope')} options={scopes} />
          <div className="filters-more" hidden={!more}>
            <Select name="status" label={label('status')} options={choices('status', states)} />
            <TextField name="balanceFrom" label={label('balanceFrom')} {...amount} />
            <TextField name="balanceTo" label={label('balanceTo')} {...amount} />
            <TextField name="from" type="date" label={label('from')} />
            <TextField name="to" type="date" label={label('to')} />
          </div>
          <div className="filters-actions">
            <Button type="submit" kind="primary">
              {t('agentDownlines.search')}
            </Button>
            <Button kind="ghost" onClick={reset}>
              {t('agentDownlines.reset')}
            </Button>
            <Button kind="ghost" aria-expanded={more} onClick={() => setMore(!more)}>
              {t(more ? 'agentDownlines.fewer' : 'agentDownlines.more')}
            </Button>
          </div>
        </div>
      </Form>
    </div>
  )
}
