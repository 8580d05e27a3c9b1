import type { HttpBindings } from '@hono/node-server'
import { transferWalletPaths, WalletBalancesInput, WalletTransfer, WalletTransferReference } from '@baize/contract'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Deps } from '../engine/deps.ts'
import { carryOut, findTransfer, listWallets } from '../transfer-wallet/transfers.ts'
import { parseInput, parseJson } from './inputs.ts'
import { createSignatureCheck } from './ops-signature.ts'

const TransferInput = WalletTransfer(z)
const ReferenceInput = WalletTransferReference(z)
const BalancesInput = WalletBalancesInput(z)

/** Calls of the platform about wallets at this vendor, signed with the secret that both share. */
export function transferWalletApi(deps: Deps): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const guarded = createSignatureCheck(deps)

  app.post(transferWalletPaths.transfer, async c =>
    c.json(carryOut(deps, parseInput(TransferInput, parseJson(await guarded(c))))),
  )

  app.post(transferWalletPaths.find, async c =>
    c.json(findTransfer(deps, parseInput(ReferenceInput, parseJson(await guarded(c))).reference)),
  )

  app.post(transferWalletPaths.balances, async c =>
    c.json(listWallets(deps, parseInput(BalancesInput, parseJson(await guarded(c))).after)),
  )

  return app
}
