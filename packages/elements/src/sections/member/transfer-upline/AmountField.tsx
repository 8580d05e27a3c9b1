import { balance as balanceEndpoint } from '@baize/contract'
import { useRef } from 'react'
import { useRead, useText } from '../../../scope.ts'
import { Field } from '../../../ui/forms/Field.tsx'
import { LinkButton } from '../../../ui/forms/LinkButton.tsx'
import { lesser } from './amount.ts'
import type { Config } from './pages.ts'

/** How much, in large figures; one press fills in as much as goes at once. */
export function AmountField({ config }: { config: Config }) {
  const { t, money, number } = useText()
  const { data } = useRead(balanceEndpoint, {})
  const input = useRef<HTMLInputElement>(null)
  const { min, max, currency, currencySymbol } = config
  const written = (amount: string) => money(amount, currency, currencySymbol)
  const fill = () => {
    if (!input.current || !data) return
    input.current.value = number(lesser(data.available, max, currency), { useGrouping: false })
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
    input.current.focus()
  }
  const all = (
    <LinkButton className="amount-all" disabled={!data} onClick={fill}>
      {t('transfer.all')}
    </LinkButton>
  )
  return (
    <div className="amount">
      <Field
        name="amount"
        label={t('transfer.amount')}
        hint={t('transfer.limits', { min: written(min), max: written(max) })}
        required
        end={all}
      >
        {control => (
          <>
            <span className="amount-symbol" aria-hidden="true">
              {currencySymbol}
            </span>
            <input
              {...control}
              ref={input}
              className="field-input amount-input"
              type="text"
              inputMode="decimal"
              autoComplete="off"
              maxLength={24}
              dir="ltr"
            />
          </>
        )}
      </Field>
    </div>
  )
}
