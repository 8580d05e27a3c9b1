import { balance as balanceEndpoint } from '@baize/contract'
import { useRef, type RefObject } from 'react'
import { useRead, useText } from '../../scope.ts'
import { Field, fieldCss } from '../../ui/forms/Field.tsx'
import { LinkButton } from '../../ui/forms/LinkButton.tsx'
import css from './amount-field.css'
import { separatorsOf, smallerAmount, typedAmount } from './typed-amount.ts'

export const amountFieldCss = [...fieldCss, css]

/** Minimum and maximum of one order, and its currency. */
export interface AmountLimits {
  min: string
  max: string
  currency: string
  currencySymbol: string
}

interface AmountFieldProps {
  limits: AmountLimits
  /** Without `all` there is no button that fills the field. */
  texts: { label: string; hint: string; all?: string }
  /** Maximum that the button fills in, where it is not the balance. */
  available?: string
  /** The field, for others that fill it. */
  input?: RefObject<HTMLInputElement | null>
}

/** An amount, with a button that fills in the balance, or the limit where that is lower. */
export function AmountField({ limits, texts, available, input: given }: AmountFieldProps) {
  const { locale } = useText()
  const { data } = useRead(balanceEndpoint, {})
  const own = useRef<HTMLInputElement>(null)
  const input = given ?? own
  const { max, currencySymbol } = limits
  const spendable = available ?? data?.available
  const fill = () => {
    if (!input.current || spendable === undefined) return
    input.current.value = typedAmount(smallerAmount(spendable, max), separatorsOf(locale))
    input.current.dispatchEvent(new InputEvent('input', { bubbles: true }))
    input.current.focus()
  }
  const all = texts.all && (
    <LinkButton className="amount-all" disabled={spendable === undefined} onClick={fill}>
      {texts.all}
    </LinkButton>
  )
  return (
    <div className="amount">
      <Field name="amount" label={texts.label} hint={texts.hint} required end={all}>
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
