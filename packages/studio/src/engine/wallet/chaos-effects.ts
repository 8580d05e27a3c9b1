import { type Endpoint, signatureHeaders, vendorRollback, vendorWin } from '@baize/contract'
import { txIdOf } from '../rounds/call-bodies.ts'
import type { CallKind } from '../store/calls.ts'

/** A call that is struck, and what can be done to it. */
export interface AffectedCall {
  /** Body of the call. */
  body: Readonly<Record<string, unknown>>
  /** Milliseconds of a delay. */
  ms: number
  /** Sends it as it was signed, or with other headers. */
  send: (headers?: Readonly<Record<string, string>>) => Promise<Response>
  /** Defers the call until another one was sent; false where one is deferred already. */
  defer: () => boolean
  /** Makes another call, well signed. */
  forge: (endpoint: Endpoint, body: object) => Promise<Response>
}

export interface Effect {
  /** Kinds of calls that it can hit; the first is the default. */
  calls: readonly [CallKind, ...CallKind[]]
  does: string
  strike: (call: AffectedCall) => Promise<Response>
}

const lost = (): never => {
  throw new TypeError('Chaos: the line went dead')
}
const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const all = ['bet', 'win', 'rollback'] as const
const roundOf = ({ roundId }: AffectedCall['body']) => ({ id: String(roundId) })

/** Says that the round of a bet was won, under the very key that its real win will have. */
function forgeWin({ body, forge }: AffectedCall): Promise<Response> {
  const { txId: betTxId, player, roundId, gameCode, amount, currency } = body
  const txId = txIdOf(roundOf(body), 'win')
  return forge(vendorWin, { txId, betTxId, player, roundId, gameCode, amount, currency, roundClosed: true })
}

/** Takes back the bet of a round that was won. */
function forgeRollback({ body, forge }: AffectedCall): Promise<Response> {
  const { betTxId, player, roundId } = body
  return forge(vendorRollback, { txId: txIdOf(roundOf(body), 'rollback'), betTxId, player, roundId })
}

/**
 * Failures between two machines, caused on purpose. docs/chaos.md says what the platform makes of
 * each.
 */
export const effects = {
  dropRequest: { calls: all, does: 'the call never arrives', strike: async () => lost() },
  dropResponse: {
    calls: all,
    does: 'the call arrives, its answer does not',
    strike: async ({ send }) => (await send(), lost()),
  },
  duplicate: {
    calls: all,
    does: 'the call arrives twice, and the second answer counts',
    strike: async ({ send }) => (await send(), await send()),
  },
  delay: {
    calls: all,
    does: 'the call arrives late (3000 ms, or as many as are named)',
    strike: async ({ send, ms }) => (await wait(ms), await send()),
  },
  reorder: {
    calls: all,
    does: 'the call arrives after the next one',
    strike: async ({ send, defer }) => (defer() ? lost() : await send()),
  },
  badSignature: {
    calls: all,
    does: 'the call arrives with a signature that is none',
    strike: ({ send }) => send({ [signatureHeaders.signature]: '0'.repeat(64) }),
  },
  winBeforeBet: {
    calls: ['bet'],
    does: 'a win of the round arrives before its bet',
    strike: async call => (await forgeWin(call), await call.send()),
  },
  winWithoutBet: {
    calls: ['bet'],
    does: 'a win of the round arrives, and its bet never does',
    strike: async call => (await forgeWin(call), lost()),
  },
  rollbackAfterWin: {
    calls: ['win'],
    does: 'a rollback of the bet arrives after the win',
    strike: async call => {
      const paid = await call.send()
      await forgeRollback(call)
      return paid
    },
  },
  kill: {
    calls: all,
    does: 'the studio dies when the operator has answered and nothing of it is on its disk',
    strike: async ({ send }) => {
      await send()
      process.kill(process.pid, 'SIGKILL')
      return lost()
    },
  },
} as const satisfies Record<string, Effect>

export type EffectName = keyof typeof effects
export const effectNames = Object.keys(effects) as EffectName[]
export const effectOf = (name: EffectName): Effect => effects[name]
