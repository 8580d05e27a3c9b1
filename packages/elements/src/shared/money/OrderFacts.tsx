import type { ReactNode } from 'react'
import css from './order-facts.css'

export const orderFactsCss = [css]

/** A line of an order: its amount, its receiver, its number. */
export interface OrderFact {
  name: string
  label: string
  value: ReactNode
  /** The amount that it is about stands out. */
  isAmount?: boolean
  /** The last line, to which the others lead. */
  isTotal?: boolean
}

/** What an order is about, as a list of terms. */
export function OrderFacts({ facts }: { facts: readonly OrderFact[] }) {
  return (
    <dl className="order-facts">
      {facts.map(({ name, label, value, isAmount, isTotal }) => (
        <div key={name} className={isTotal ? 'order-total' : undefined}>
          <dt>{label}</dt>
          <dd className={isAmount ? 'order-amount' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
