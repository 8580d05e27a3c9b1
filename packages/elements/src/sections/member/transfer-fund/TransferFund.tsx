import { vendorWallets } from '@baize/contract'
import { useEffect, useRef, useState } from 'react'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useEvery } from '../../../runtime/use-every.ts'
import { useRead, useText } from '../../../scope.ts'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { MemberPage } from '../shared/MemberPage.tsx'
import { AutoTransfer } from './AutoTransfer.tsx'
import type { transferFund } from './transfer-fund.element.ts'
import type { Wallets } from './transfer-values.ts'
import { TransferForm } from './TransferForm.tsx'
import { TransferHistory } from './TransferHistory.tsx'
import { useRefreshWallets, type PlacedTransfer } from './use-transfer.ts'
import { WalletList } from './WalletList.tsx'
import { WalletSummary } from './WalletSummary.tsx'

/** Milliseconds after which wallets with a transfer that is processing are read again. */
const pollEvery = 4000

/** Whether money moves by itself: to its result, or home once there is one wallet for all. */
const isProcessing = ({ isSingle, waiting, list }: Wallets): boolean =>
  waiting !== null || (isSingle && list.length > 0) || list.some(({ state }) => state === 'processing')

/**
 * Reads the wallets again while a transfer is processing, and all that it changes once it has its
 * result.
 */
function useResults(wallets: Wallets | undefined, refresh: () => void): void {
  const refreshAll = useRefreshWallets()
  const open = wallets !== undefined && isProcessing(wallets)
  const wasOpen = useRef(open)
  useEvery(open ? pollEvery : null, refresh)
  useEffect(() => {
    if (wasOpen.current && !open) refreshAll()
    wasOpen.current = open
  }, [open])
}

interface FundsProps {
  withHistory: boolean
  onPlaced: (placed: PlacedTransfer) => void
}

/** The form, the wallets and the transfers so far. */
function Funds({ withHistory, onPlaced }: FundsProps) {
  const { t } = useText()
  const { data: wallets, status, error, refresh } = useRead(vendorWallets, {})
  const [placed, setPlaced] = useState<PlacedTransfer | null>(null)
  useResults(wallets, refresh)
  const waiting = wallets?.waiting
  // One that was placed before this visit is followed to its result as well.
  useEffect(() => {
    if (waiting) setPlaced({ orderNo: waiting.orderNo, state: waiting.state })
  }, [waiting?.orderNo])
  if (!wallets) return status === 'error' ? <LoadFailure error={error} onRetry={refresh} /> : <Skeleton height={480} />
  if (wallets.isSingle && !wallets.list.length)
    return <EmptyState title={t('walletTransfer.single')} text={t('walletTransfer.singleText')} />
  if (wallets.isSingle)
    return (
      <>
        <section className="member-panel" part="panel">
          <WalletSummary wallets={wallets} />
        </section>
        <WalletList wallets={wallets} busy={status === 'loading'} onRefresh={refresh} />
      </>
    )
  const done = (now: PlacedTransfer) => {
    setPlaced(now)
    onPlaced(now)
  }
  return (
    <>
      <section className="member-panel" part="panel">
        <AutoTransfer isOn={wallets.autoTransfer} />
        <div className="funds-body">
          <TransferForm wallets={wallets} placed={placed} onPlaced={done} />
          <WalletSummary wallets={wallets} />
        </div>
      </section>
      <WalletList wallets={wallets} busy={status === 'loading'} onRefresh={refresh} />
      {withHistory && <TransferHistory wallets={wallets} />}
    </>
  )
}

/** Moves money between the main wallet and those at vendors (MEM-20 to MEM-22, WAL-09, WAL-10). */
export function TransferFund({ withoutHeading, withoutHistory = false, emit }: ViewProps<typeof transferFund>) {
  const { t } = useText()
  return (
    <MemberPage page="transferFund" title={t('walletTransfer.title')} withoutHeading={withoutHeading}>
      <Funds
        withHistory={!withoutHistory}
        onPlaced={({ orderNo, state }) => void emit('baize-wallet-transfer', { orderNo, state })}
      />
    </MemberPage>
  )
}
