import { setAutoTransfer, vendorWallets } from '@baize/contract'
import { useText } from '../../../scope.ts'
import { useAction } from '../../../shared/actions/use-action.ts'
import { ActionFailure } from '../../../shared/feedback/ActionFailure.tsx'

/** The switch by which money follows to a vendor when a game of it opens, and back (MEM-21). */
export function AutoTransfer({ isOn }: { isOn: boolean }) {
  const { t } = useText()
  const { busy, failure, run } = useAction(setAutoTransfer, { refresh: [vendorWallets] })
  return (
    <div className="funds-auto">
      <button
        type="button"
        className="funds-switch"
        part="switch"
        role="switch"
        aria-checked={isOn}
        aria-busy={busy || undefined}
        onClick={() => void run({ on: !isOn })}
      >
        <span>{t('walletTransfer.auto')}</span>
        <span className="funds-track" aria-hidden="true" />
      </button>
      <ActionFailure error={failure} />
    </div>
  )
}
