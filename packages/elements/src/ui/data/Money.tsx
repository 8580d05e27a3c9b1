import css from './money.css'

export const moneyCss = [css]

interface MoneyProps {
  /** The amount as the texts write it, currency included. */
  text: string
  /** `brass` for balances and wins. */
  kind?: 'plain' | 'brass'
}

/**
 * An amount: tabular figures, kept together, kept from page translators and from the reading
 * direction around it.
 */
export const Money = ({ text, kind = 'plain' }: MoneyProps) => (
  <bdi className={`money money-${kind}`} translate="no">
    {text}
  </bdi>
)
