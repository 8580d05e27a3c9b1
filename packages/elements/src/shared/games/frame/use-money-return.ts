import { callError, uniqueId } from '@baize/client'
import { balance, recallWallets, vendorWallets } from '@baize/contract'
import { useLayoutEffect } from 'react'
import { useReport, useScope } from '../../../scope.ts'

/**
 * Brings money that followed its player to a vendor back when the game is left (MEM-21). What a
 * page that is closed does not bring back, the platform does later.
 */
export function useMoneyReturn({ launchId, movesMoney }: { launchId: string; movesMoney?: boolean | undefined }): void {
  const scope = useScope()
  const report = useReport()
  // Where a game is drawn and left at once, an ordinary effect would not have begun on preact.
  useLayoutEffect(() => {
    if (!movesMoney) return
    return () => {
      const refresh = () => [balance, vendorWallets].forEach(endpoint => scope.refresh(endpoint))
      scope
        .call(recallWallets, { launchId, idempotencyKey: uniqueId() })
        .then(refresh, (error: unknown) => report(callError(error)))
    }
  }, [launchId, movesMoney])
}
