import type { Endpoint } from './endpoint.ts'
import { Code, Text } from './fields.ts'
import { Amount, Currency, PositiveAmount } from './money.ts'
import type { ReplyZod, Zod } from './z.ts'

/** Headers of a signed vendor call. */
export const signatureHeaders = {
  vendor: 'x-vendor',
  keyId: 'x-key-id',
  timestamp: 'x-timestamp',
  nonce: 'x-nonce',
  signature: 'x-signature',
} as const

/** Bytes of a vendor's secret in production: less can be guessed from a signed call. */
export const minVendorSecret = 32

/** How far a timestamp may lie from the receiver's clock, in seconds. */
export const signatureWindow = 300

/**
 * Hex HMAC-SHA256 over `timestamp.nonce.path.body`. The body is the raw text as sent, and the path
 * stands inside so that a signed bet cannot be replayed as a win.
 */
export async function signVendorCall(
  secret: string,
  parts: { timestamp: string; nonce: string; path: string; body: string },
): Promise<string> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  const text = `${parts.timestamp}.${parts.nonce}.${parts.path}.${parts.body}`
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

/* The calls of a game vendor. Every call is signed (signVendorCall). A call with a `txId` is stored
   for ever: the same key with the same call gets the stored answer byte for byte, with another call
   `TX_CONFLICT`. Calls are the same where all their fields say the same, however they are written:
   the order of keys, spaces, fields that the call does not have, and zeros that say nothing in an
   amount make no other call. */
const Id = (z: Zod) => Code(z, 64)
const WalletReply = (z: ReplyZod) => z.object({ balance: Amount(z), currency: Currency(z) })

export const vendorAuthenticate = {
  name: 'vendorAuthenticate',
  summary: 'Burns a launch code and opens a game session for its player, game and currency.',
  method: 'POST',
  path: '/vendor/wallet/authenticate',
  access: 'vendor',
  request: z => z.object({ launchCode: Text(z, 128, 1), gameCode: Id(z) }),
  reply: z =>
    z.object({
      session: z.string(),
      player: z.string(),
      nickname: z.string(),
      balance: Amount(z),
      currency: Currency(z),
      currencySymbol: z.string(),
      language: z.string(),
      /**
       * Origin of the page that may frame the game and talk to it; null where the game runs in a
       * tab of its own.
       */
      hostOrigin: z.nullable(z.string()),
      lobbyUrl: z.string(),
      /**
       * The player's wallet at the vendor that the rounds of the session draw on, which money is
       * transferred to; null where they draw on the only wallet, which the operator keeps.
       */
      wallet: z.nullable(z.string()),
    }),
  errors: ['LAUNCH_CODE_INVALID', 'SIGNATURE_INVALID'],
} as const satisfies Endpoint

export const vendorBalance = {
  name: 'vendorBalance',
  summary: 'The balance of a game session, never cached.',
  method: 'POST',
  path: '/vendor/wallet/balance',
  access: 'vendor',
  request: z => z.object({ player: Id(z), session: Text(z, 128, 1) }),
  reply: WalletReply,
  errors: ['GAME_SESSION_ENDED', 'SIGNATURE_INVALID'],
} as const satisfies Endpoint

export const vendorBet = {
  name: 'vendorBet',
  summary:
    'Takes a stake. The session must be live and no maintenance on; a bet that was rolled back before it came is refused.',
  method: 'POST',
  path: '/vendor/wallet/bet',
  access: 'vendor',
  request: z =>
    z.object({
      txId: Id(z),
      player: Id(z),
      session: Text(z, 128, 1),
      roundId: Id(z),
      gameCode: Id(z),
      amount: PositiveAmount(z),
      currency: Currency(z),
    }),
  reply: WalletReply,
  refusal: WalletReply,
  errors: [
    'GAME_SESSION_ENDED',
    'INSUFFICIENT_FUNDS',
    'CURRENCY_MISMATCH',
    'BET_ROLLED_BACK',
    'ROUND_CLOSED',
    'TX_CONFLICT',
    'SIGNATURE_INVALID',
  ],
} as const satisfies Endpoint

export const vendorWin = {
  name: 'vendorWin',
  summary:
    'Pays a win, or closes the round with nothing. Accepted after the session has ended; one above the ceiling is refused until staff raise it.',
  method: 'POST',
  path: '/vendor/wallet/win',
  access: 'vendor',
  request: z =>
    z.object({
      txId: Id(z),
      betTxId: Id(z),
      player: Id(z),
      roundId: Id(z),
      gameCode: Id(z),
      amount: PositiveAmount(z),
      currency: Currency(z),
      roundClosed: z.boolean(),
    }),
  reply: WalletReply,
  errors: [
    'BET_UNKNOWN',
    'BET_ROLLED_BACK',
    'ROUND_CLOSED',
    'CURRENCY_MISMATCH',
    'WIN_TOO_HIGH',
    'TX_CONFLICT',
    'SIGNATURE_INVALID',
  ],
} as const satisfies Endpoint

export const vendorRollback = {
  name: 'vendorRollback',
  summary: 'Takes a bet back. Of a bet that never came it remembers, so that the late bet is refused.',
  method: 'POST',
  path: '/vendor/wallet/rollback',
  access: 'vendor',
  request: z => z.object({ txId: Id(z), betTxId: Id(z), player: Id(z), roundId: Id(z) }),
  reply: WalletReply,
  errors: ['BET_SETTLED', 'TX_CONFLICT', 'SIGNATURE_INVALID'],
} as const satisfies Endpoint
