import { Gate } from '../../../shared/gates/Gate.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useText } from '../../../scope.ts'
import type { transferUpline } from './transfer-upline.element.ts'
import { Transfers } from './Transfers.tsx'

/** Money between a player and whoever stands above, and between an agent and those below (MEM-35, WAL-15 to WAL-18). */
export function TransferUpline(props: ViewProps<typeof transferUpline>) {
  const { direction, account = '', withoutHeading, withoutHistory, emit } = props
  const { t } = useText()
  return (
    <div className="transfers">
      {!withoutHeading && (
        <h2 className="title transfers-title" part="title">
          {t('transfer.title')}
        </h2>
      )}
      <Gate need="member" to="/member/transferUpline">
        <Transfers
          first={direction}
          account={account}
          withHistory={!withoutHistory}
          onSent={(orderNo, direction) => emit('baize-transfer', { orderNo, direction })}
        />
      </Gate>
    </div>
  )
}
