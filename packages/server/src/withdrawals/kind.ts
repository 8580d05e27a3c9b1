import type { WithdrawalPartState, WithdrawalState } from '@baize/contract'
import type { OrderKind } from '../orders/index.ts'

/**
 * A withdrawal holds its amount until it ends: paid as a whole once its parts make up what is paid
 * out, or released as a whole.
 */
export const withdrawalKind: OrderKind<WithdrawalState> = {
  name: 'withdrawal',
  letter: 'W',
  first: 'pending',
  holds: true,
  steps: {
    pending: ['reviewing', 'rejected', 'cancelled'],
    reviewing: ['approved', 'rejected'],
    approved: ['disbursed', 'rejected'],
    disbursed: ['approved', 'received', 'notReceived', 'fullyPaid', 'autoReceived'],
    notReceived: ['approved', 'received', 'fullyPaid', 'forced'],
    received: [],
    fullyPaid: [],
    autoReceived: [],
    forced: [],
    rejected: [],
    cancelled: [],
  },
}

/** What becomes of the held money in the states that end a withdrawal. */
export const holdEnds: Readonly<Partial<Record<WithdrawalState, 'paid' | 'released'>>> = {
  received: 'paid',
  fullyPaid: 'paid',
  autoReceived: 'paid',
  forced: 'paid',
  rejected: 'released',
  cancelled: 'released',
}

/** The states of a part that arrived, or counts as arrived. */
const arrivedStates = ['received', 'autoReceived', 'forced'] as const
type ArrivedState = (typeof arrivedStates)[number]

export const isArrived = (state: WithdrawalPartState): state is ArrivedState =>
  (arrivedStates as readonly string[]).includes(state)

interface PartAnswer {
  from: readonly WithdrawalPartState[]
  to: WithdrawalPartState
}

/** What a part can be answered with: the states in which that is possible, and what it becomes. */
export const partAnswers = {
  /** The member's (WAL-20 to WAL-22). */
  received: { from: ['disbursed', 'notReceived'], to: 'received' },
  fullyPaid: { from: ['disbursed', 'notReceived'], to: 'received' },
  notReceived: { from: ['disbursed'], to: 'notReceived' },
  /** The job's (WAL-23). */
  autoReceived: { from: ['disbursed'], to: 'autoReceived' },
  /** Those of staff (WAL-28). What a bank sends back may come before the member says a word. */
  arrived: { from: ['notReceived'], to: 'received' },
  returned: { from: ['disbursed', 'notReceived'], to: 'returned' },
  forced: { from: ['notReceived'], to: 'forced' },
} as const satisfies Record<string, PartAnswer>
export type PartAnswerName = keyof typeof partAnswers
