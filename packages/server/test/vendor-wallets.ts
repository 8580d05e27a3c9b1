import { balance, recallWallets, vendorWallets, walletTransfer, walletTransfers } from '@baize/contract'
import type { Account } from '@baize/testing/client'
import { afterEach, beforeEach, expect } from 'vitest'
import { runCommand } from '../src/app/commands.ts'
import { writeSetting } from '../src/db/settings.ts'
import { brokenChecks } from './broken-checks.ts'
import { walletsSetting } from '../src/vendor-wallets/index.ts'
import { walletInput } from './calls/vendor-wallet-calls.ts'
import { studioBeside } from './games/studio-beside.ts'
import { startedPlatform } from './started.ts'

/**
 * A merchant with a wallet at each vendor, and a new member with 1,000.00 for each test. After each
 * the books are right, and agree with what the vendor has.
 */
export function startedWallets() {
  const started = startedPlatform({ games: 30, report: () => undefined })
  studioBeside(started)
  const deps = () => started.platform.deps
  const ops = async (...words: string[]) => runCommand(deps(), words, 'ada')
  const single = (isSingle: boolean) => writeSetting(deps(), walletsSetting, { isSingle })
  let member: Account
  const by = () => ({ token: member.token })
  const wallets = async () => (await started.client.call(vendorWallets, {}, by())).value
  const problems = async () => [
    ...(await brokenChecks(deps().db)),
    ...(await ops('vendor-wallets', 'reconcile')).lines.filter(line => line.startsWith('DIFFER')),
  ]
  beforeEach(async () => {
    await single(false)
    member = await started.client.register()
  })
  afterEach(async () => expect(await problems()).toEqual([]))
  return {
    started,
    deps,
    ops,
    single,
    member: () => member,
    by,
    send: (more: Parameters<typeof walletInput>[0] = {}) =>
      started.client.call(walletTransfer, walletInput(more), by()),
    recall: (more: { launchId?: string; idempotencyKey?: string } = {}) =>
      started.client.call(recallWallets, { idempotencyKey: crypto.randomUUID(), ...more }, by()),
    wallets,
    /** The wallet at a vendor. */
    at: async (vassalage: string) => (await wallets()).list.find(each => each.vassalage === vassalage),
    history: async () => (await started.client.call(walletTransfers, {}, by())).value,
    main: async () => (await started.client.call(balance, {}, by())).value,
  }
}
