import type { MoneyState } from '@baize/contract'
import { useTextOf } from '../../../scope.ts'

/**
 * Says that money which was to follow its player to the vendor of a game is not there (MEM-21): the
 * game shows a balance of nothing, and does not know why.
 */
export function MoneyNotice({ state }: { state?: MoneyState | undefined }) {
  const text = useTextOf(state ? 'shared' : null)
  return state && text ? (
    <p className="frame-notice" role="alert">
      {text.t(`frame.money.${state}`)}
    </p>
  ) : null
}
