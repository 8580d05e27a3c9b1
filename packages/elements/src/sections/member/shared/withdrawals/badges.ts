import type { WithdrawalPartState, WithdrawalState } from '@baize/contract'
import type { BadgeKind } from '../../../../ui/data/Badge.tsx'

/** Colour of the badge of a withdrawal. */
export const badgeOf: Readonly<Record<WithdrawalState, BadgeKind>> = {
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
export const partBadgeOf: Readonly<Record<WithdrawalPartState, BadgeKind>> = {
  disbursed: 'info',
  received: 'win',
  notReceived: 'warn',
  autoReceived: 'neutral',
  forced: 'warn',
  returned: 'neutral',
}
