import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transferWalletPaths, type WalletTransfer } from '@baize/contract'
import { Hono } from 'hono'
import { afterAll, beforeAll } from 'vitest'
import type { Settings } from '../../../studio/src/config.ts'
import type { Deps } from '../../../studio/src/engine/deps.ts'
import { Refusal, refusals } from '../../../studio/src/engine/refusal.ts'
import { openStore, type Store } from '../../../studio/src/engine/store/open.ts'
import { moveInWallet, transferByReference } from '../../../studio/src/engine/store/player-wallets.ts'
import { createKeyring } from '../../../studio/src/engine/wallet/keyring.ts'
import { listen } from '../../../studio/src/http/serve.ts'
import { transferWalletApi } from '../../../studio/src/http/transfer-wallet-api.ts'
import { carryOut } from '../../../studio/src/transfer-wallet/transfers.ts'
import { demoSecret } from '../../src/app/config.ts'
import type { Started } from '../started.ts'

/** What happens to the next transfer on its way to the vendor. */
export const vendorFaults = {
  answerLost: 'it is carried out, and nobody hears of it',
  requestLost: 'it never arrives',
  late: 'it arrives when it has been asked for',
  doubled: 'it arrives twice',
} as const
export type VendorFault = keyof typeof vendorFaults

/** What the vendor has decided of a transfer; null where it has never heard of it. */
type Verdict = { state: 'success' | 'failed'; knownAt: number } | null

/**
 * The wallets of the studio, as it keeps them, without its games: the simulator bets by itself, and
 * books here what the platform answered.
 */
export interface WalletVendor {
  /** Is asked by the platform that there is, which may have been started again. */
  attach: () => void
  /** Breaks the next transfer, or none of those to come. */
  breakNext: (fault: VendorFault | null) => void
  /** Answers nothing as long as it is silent. */
  setSilent: (isSilent: boolean) => void
  /** What was late arrives. */
  deliverLate: () => void
  verdictOf: (orderNo: string) => Verdict
  /** Books minor units of a round. */
  book: (player: string, wallet: string, units: bigint) => void
}

type Wallets = Pick<Deps, 'store' | 'clock' | 'platformClock' | 'settings' | 'keyring'>

const silence = () => Response.json({ code: 'NO_ANSWER' }, { status: 504 })

/** The calls of the studio about wallets, answered as it answers them. */
function answersOf(deps: Wallets): Hono {
  const app = new Hono()
  app.onError(error => {
    if (!(error instanceof Refusal)) throw error
    return Response.json({ code: error.code }, { status: refusals[error.code][0] })
  })
  // No gateway takes payments here: a deposit gets news from the simulator alone.
  app.notFound(silence)
  return app.route('/', transferWalletApi(deps as Deps))
}

/** The vendor beside the platform of a file of tests, where the platform asks it. */
export function walletVendorBeside(started: Started): WalletVendor {
  let store: Store
  let close: () => Promise<void> = async () => undefined
  let origin: string
  let folder: string
  let next: VendorFault | null = null
  let isSilent = false
  const late: WalletTransfer[] = []
  const settings = { mode: 'sandbox', vendor: 'studio', keyId: 'k1', secret: demoSecret, next: null } as const
  const deps = (): Wallets => ({
    ...{ store, clock: started.clock, settings: settings as unknown as Settings, keyring: createKeyring(settings) },
    platformClock: { now: () => null, sync: async () => undefined },
  })
  /** Carries out what arrives by another way than the call that sent it. */
  function arrive(transfer: WalletTransfer): void {
    try {
      carryOut(deps(), transfer)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  type Answer = (request: Request) => Promise<Response>
  const broken: Record<VendorFault, (answer: Answer, request: Request) => Promise<Response>> = {
    async answerLost(answer, request) {
      await answer(request)
      return silence()
    },
    requestLost: async () => silence(),
    async late(_answer, request) {
      late.push((await request.json()) as WalletTransfer)
      return silence()
    },
    async doubled(answer, request) {
      arrive((await request.clone().json()) as WalletTransfer)
      return answer(request)
    },
  }
  const attach = () => {
    started.platform.deps.config.origins.studio = origin
  }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wallets-'))
    store = openStore(folder)
    store.exec('PRAGMA synchronous = OFF')
    const app = answersOf(deps())
    const answer: Answer = async request => app.fetch(request)
    const listener = await listen(
      async request => {
        if (isSilent) return silence()
        const fault = new URL(request.url).pathname === transferWalletPaths.transfer ? next : null
        if (fault) next = null
        return fault ? broken[fault](answer, request) : answer(request)
      },
      0,
      '127.0.0.1',
    )
    close = () => listener.close()
    origin = `http://127.0.0.1:${listener.port}`
    attach()
  })
  afterAll(async () => {
    await close()
    store.close()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    attach,
    breakNext: fault => {
      next = fault
    },
    setSilent: silent => {
      isSilent = silent
    },
    deliverLate: () => late.splice(0).forEach(arrive),
    verdictOf(orderNo) {
      const decided = transferByReference(store, orderNo)
      return decided && { state: decided.state === 'done' ? 'success' : 'failed', knownAt: decided.knownAt }
    },
    book: (player, wallet, units) => moveInWallet(store, { player, wallet, currency: 'EUR' }, units),
  }
}
