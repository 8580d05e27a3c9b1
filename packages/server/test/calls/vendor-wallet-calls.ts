import { mainWallet, recallWallets, walletTransfer } from '@baize/contract'
import type { Input } from '@baize/contract'
import type { Account, PlatformClient } from '@baize/testing/client'
import { writeSetting } from '../../src/db/settings.ts'
import type { Deps } from '../../src/deps.ts'
import { walletsSetting } from '../../src/vendor-wallets/index.ts'

type TransferInput = Input<typeof walletTransfer>

/** A transfer of 100.00 to a vendor, unless it says otherwise. */
export const walletInput = (more: Partial<TransferInput> = {}): TransferInput => ({
  from: mainWallet,
  to: 'LUMEN',
  amount: '100.00',
  idempotencyKey: crypto.randomUUID(),
  ...more,
})

/**
 * Right calls for wallets at vendors on a merchant with one wallet for all of them: what was placed
 * before it was so is answered again.
 */
export async function vendorWalletCalls(client: PlatformClient, deps: Deps, { token }: Account) {
  await writeSetting(deps, walletsSetting, { isSingle: false })
  const calls = { walletTransfer: walletInput(), recallWallets: { idempotencyKey: crypto.randomUUID() } }
  const sent = await client.call(walletTransfer, calls.walletTransfer, { token })
  const recalled = await client.call(recallWallets, calls.recallWallets, { token })
  await writeSetting(deps, walletsSetting, { isSingle: true })
  if (sent.value.state !== 'success' || recalled.value.orders.length !== 1) throw new Error('Nothing was transferred')
  return { ...calls, setAutoTransfer: { on: true } }
}
