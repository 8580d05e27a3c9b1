import type { Output, downlines } from '@baize/contract'

export type Downline = Output<typeof downlines>['content'][number]
export type Action = 'team' | 'transfer' | 'offer'

/**
 * The reason why an action is not possible with an account: the key of a text, or null where it is
 * (AGT-27).
 */
type Rule = (row: Downline) => string | null

const rules: Readonly<Record<Action, Rule>> = {
  team: ({ teamSize }) => (teamSize === 0 ? 'agentDownlines.why.noTeam' : null),
  // A name that is masked cannot be handed on: the transfer asks for it in full.
  transfer: ({ isDirect, status }) => {
    if (status !== 'active') return 'agentDownlines.why.disabled'
    return isDirect ? null : 'agentDownlines.why.masked'
  },
  offer: ({ isDirect, type, status }) => {
    if (type !== 'agent') return 'agentDownlines.why.noAgent'
    if (!isDirect) return 'agentDownlines.why.notDirect'
    return status === 'active' ? null : 'agentDownlines.why.disabled'
  },
}

export const disabledReason = (action: Action, row: Downline): string | null => rules[action](row)
