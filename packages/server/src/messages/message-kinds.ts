import type { TextKey } from './message-texts.ts'

/** Word and target of the button under a message. Names in braces are facts of the message. */
interface MessageAction {
  word: TextKey
  /** Path on the site. */
  route: string
}

interface MessageKind {
  title: TextKey
  content: TextKey
  action: MessageAction | null
  /** Stays above the others until it has been read. */
  isPinned: boolean
  /** Facts that are names of texts themselves. */
  translated: readonly string[]
}

const kind = (title: TextKey, content: TextKey, more: Partial<MessageKind> = {}): MessageKind => ({
  ...{ title, content, action: null, isPinned: false, translated: [] },
  ...more,
})

/** A message about a withdrawal leads to it. */
const ofWithdrawal = (content: TextKey, word: TextKey = 'withdrawalAction') =>
  kind('withdrawalTitle', content, { action: { word, route: '/member/withdraw?order={order}' } })

/** A message about a bonus leads to the page of bonuses. */
const ofBonus = (content: TextKey) =>
  kind('bonusTitle', content, { action: { word: 'bonusAction', route: '/member/bonusDetails' } })

/** How a message of each kind reads, and where it leads. */
export const messageKinds = {
  securityDelay: kind('delayTitle', 'delay', { isPinned: true }),
  securityChange: kind('changeTitle', 'change', {
    action: { word: 'changeAction', route: '/member/securityCenter' },
    translated: ['what'],
  }),
  feedbackAnswer: kind('feedbackTitle', 'feedback'),
  depositCredited: kind('depositTitle', 'deposit', {
    action: { word: 'depositAction', route: '/member/depositv2?order={orderNo}' },
  }),
  bonusGranted: ofBonus('bonusGranted'),
  bonusCompleted: ofBonus('bonusCompleted'),
  bonusExpired: ofBonus('bonusExpired'),
  bonusCancelled: ofBonus('bonusCancelled'),
  withdrawalApproved: ofWithdrawal('withdrawalApproved'),
  withdrawalRejected: ofWithdrawal('withdrawalRejected'),
  withdrawalSent: ofWithdrawal('withdrawalSent', 'payoutAction'),
  withdrawalReminder: ofWithdrawal('withdrawalReminder', 'payoutAction'),
  withdrawalAuto: ofWithdrawal('withdrawalAuto'),
  withdrawalArrived: ofWithdrawal('withdrawalArrived'),
  withdrawalReturned: ofWithdrawal('withdrawalReturned'),
  withdrawalForced: ofWithdrawal('withdrawalForced'),
} as const satisfies Record<string, MessageKind>

export type MessageKindName = keyof typeof messageKinds
