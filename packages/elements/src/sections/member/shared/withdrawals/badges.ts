import type { WithdrawalPartState, WithdrawalState } from '@baize/contract'

type Kind = 'warn' | 'info' | 'win' | 'loss' | 'neutral'

/** Colour of the badge of a withdrawal. */
export const badgeOf: Readonly<Record<WithdrawalState, Kind>> = {
  pending: 'warn',
  reviewing: 'info',
  approved: 'info',
  disbursed: 'info',
  received: 'win',
  notReceived: 'warn',
  fullyPaid: 'win',
  autoReceived: 'neutral',
  forced: 'warn',
  rejected: 'loss',
  cancelled: 'neutral',
}

/** Colour of the badge of a part. */
export const partBadgeOf: Readonly<Record<WithdrawalPartState, Kind>> = {
  disbursed: 'info',
  received: 'win',
  notReceived: 'warn',
  autoReceived: 'neutral',
  forced: 'warn',
  returned: 'neutral',
}
