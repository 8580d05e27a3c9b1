import { useText } from '../../scope.ts'
import { Money } from '../../ui/data/Money.tsx'
import { useHiddenBalance } from './hidden-balance.ts'

/** Six stars whatever the amount, so that their number gives nothing away (WAL-02, WAL-05). */
export const Stars = () => <span translate="no">******</span>

/** A balance, unless the player hides it; an ellipsis while it is not known. */
export function BalanceAmount({ text }: { text: string | undefined }) {
  const { t } = useText()
  const [hidden] = useHiddenBalance()
  if (!hidden) return text === undefined ? '…' : <Money text={text} />
  return (
    <>
      <span className="unseen">{t('account.hidden')}</span>
      <span aria-hidden="true">
        <Stars />
      </span>
    </>
  )
}
