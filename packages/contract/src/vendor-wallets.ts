import type * as zod from 'zod/mini'
import { categories } from './constants.ts'
import { Code, Empty, refusedFields, Time, Typed } from './fields.ts'
import { Amount, Currency } from './money.ts'
import { orderQuery, PeriodRefusal, recordPage } from './record-pages.ts'
import type { Endpoint } from './endpoint.ts'
import type { ReplyZod } from './z.ts'

/** Names the main wallet where one of several is meant; every other name is that of a vendor. */
export const mainWallet = 'MAIN'

/** States of a vendor's wallet. */
export const vendorWalletStates = ['open', 'processing', 'maintenance'] as const
export type VendorWalletState = (typeof vendorWalletStates)[number]

/** States of a transfer between the main wallet and a vendor's (MEM-21, MEM-22). */
export const walletTransferStates = ['processing', 'success', 'failed'] as const
export type WalletTransferState = (typeof walletTransferStates)[number]

/** A wallet of the player at one vendor. */
const VendorWallet = (z: ReplyZod) =>
  z.object({
    vassalage: z.string(),
    name: z.string(),
    gameTypes: z.array(z.enum(categories)),
    balance: Amount(z),
    /** `processing` while the result of a transfer to or from it is unknown. */
    state: z.enum(vendorWalletStates),
    /** When its maintenance ends; null where nothing is announced. */
    maintenanceUntil: z.nullable(Time(z)),
  })
export type VendorWallet = zod.infer<ReturnType<typeof VendorWallet>>

/** A transfer as the history shows it. */
const WalletTransferOrder = (z: ReplyZod) =>
  z.object({
    orderNo: z.string(),
    at: Time(z),
    /** `MAIN` or a vendor, and the same by name; the name of the main wallet is the page's. */
    from: z.string(),
    fromName: z.string(),
    to: z.string(),
    toName: z.string(),
    amount: Amount(z),
    currency: Currency(z),
    state: z.enum(walletTransferStates),
    /** When the vendor was asked for the result last, and when it is asked next; null where not. */
    askedAt: z.nullable(Time(z)),
    askAt: z.nullable(Time(z)),
  })
export type WalletTransferOrder = zod.infer<ReturnType<typeof WalletTransferOrder>>

/** What is in each wallet. */
const balances = (z: ReplyZod) => z.array(z.object({ vassalage: z.string(), balance: Amount(z) }))

export const merchantWallet = {
  name: 'merchantWallet',
  summary:
    'Whether there is one wallet for all vendors, or one at each vendor with transfers between (WAL-08, API-24).',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  access: 'member',
  reach: 'full',
  request: Empty,
  reply: z => z.object({ isSingle: z.boolean() }),
  errors: [],
} as const satisfies Endpoint

export const vendorWallets = {
  name: 'vendorWallets',
  summary: 'The wallets of a member: the main one, and one at each vendor (WAL-09, MEM-21, API-105).',
  method: 'GET',
  path: '/wps/v2/wallets/vendors',
  access: 'member',
  reach: 'full',
  request: Empty,
  reply: z =>
    z.object({
      /**
       * Whether there is one wallet for all vendors. The list has only those then that money is
       * still brought back from.
       */
      isSingle: z.boolean(),
      /** What the main wallet can spend. */
      main: Amount(z),
      list: z.array(VendorWallet(z)),
      /** What is on its way between wallets. */
      processing: Amount(z),
      /** Everything together. */
      total: Amount(z),
      /** The transfer of the member whose result is unknown, so that no other can go; or null. */
      waiting: z.nullable(WalletTransferOrder(z)),
      /** Whether money is moved when a game is opened, and back when it is left. */
      autoTransfer: z.boolean(),
      serverTime: Time(z),
      currency: Currency(z),
      currencySymbol: z.string(),
    }),
  errors: [],
} as const satisfies Endpoint

export const walletTransfer = {
  name: 'walletTransfer',
  summary:
    'Transfers money between the main wallet and that of a vendor. Where the vendor does not say what became of it, it is processing until it does. The same key answers as the first time (WAL-09, WAL-10, WAL-30, MEM-22, API-22).',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  access: 'member',
  reach: 'full',
  request: z =>
    z.object({
      /** `MAIN` or a vendor; one of the two is the main wallet. */
      from: Code(z, 32),
      to: Code(z, 32),
      amount: Typed(z),
      idempotencyKey: Code(z),
    }),
  reply: z => z.object({ orderNo: z.string(), state: z.enum(walletTransferStates), balances: balances(z) }),
  refusal: z =>
    z.object({
      ...refusedFields(z),
      /** The transfer that has no result yet. */
      orderNo: z.optional(z.string()),
      /** The vendor that is under maintenance. */
      vendor: z.optional(z.string()),
    }),
  errors: [
    'FUNCTION_DISABLED',
    'FIELD_INVALID',
    'WALLET_MAINTENANCE',
    'TRANSFER_OPEN',
    'INSUFFICIENT_FUNDS',
    'TX_CONFLICT',
  ],
} as const satisfies Endpoint

export const recallWallets = {
  name: 'recallWallets',
  summary:
    'Brings what is at vendors back to the main wallet: everything, or what the auto-transfer moved for a launch that is left. What is at a vendor under maintenance stays. On a partner’s page only the latter. The same key answers as the first time (MEM-21, API-106).',
  method: 'POST',
  path: '/wps/v2/wallets/recall',
  access: 'member',
  reach: 'play',
  request: z =>
    z.object({
      /** Of the game that is left; everything is brought back without it. */
      launchId: z.optional(Code(z)),
      idempotencyKey: Code(z),
    }),
  reply: z => z.object({ orders: z.array(WalletTransferOrder(z)), balances: balances(z) }),
  errors: ['FUNCTION_DISABLED'],
} as const satisfies Endpoint

export const walletTransfers = {
  name: 'walletTransfers',
  summary: 'The own transfers between wallets, the newest first (MEM-21).',
  method: 'GET',
  path: '/wps/v2/wallets/transfers',
  access: 'member',
  reach: 'full',
  request: z => z.object(orderQuery(z, walletTransferStates)),
  reply: z => z.object(recordPage(z, WalletTransferOrder(z), Amount(z))),
  refusal: PeriodRefusal,
  errors: ['FIELD_INVALID'],
} as const satisfies Endpoint

export const setAutoTransfer = {
  name: 'setAutoTransfer',
  summary:
    'Switches whether the money of the main wallet is moved to a vendor when a game of it is opened, and back when it is left (MEM-21).',
  method: 'PUT',
  path: '/wps/v2/wallets/auto-transfer',
  access: 'member',
  reach: 'full',
  request: z => z.object({ on: z.boolean() }),
  reply: z => z.object({ on: z.boolean() }),
  errors: [],
} as const satisfies Endpoint
