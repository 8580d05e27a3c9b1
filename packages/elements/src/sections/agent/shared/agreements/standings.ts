import type { AgreementStanding, contracts, Output } from '@baize/contract'

export type Agreement = Output<typeof contracts>['content'][number]
type Colour = 'win' | 'warn' | 'loss' | 'neutral'

/** How agreements stand, the most pressing first, and the colour of each. */
export const standingColours: readonly (readonly [AgreementStanding, Colour])[] = [
  ['WAITING', 'warn'],
  ['TERMINATION_WAITING', 'warn'],
  ['ACTIVE', 'win'],
  ['REJECTED', 'loss'],
  ['LAPSED', 'neutral'],
  ['WITHDRAWN', 'neutral'],
  ['ENDED', 'neutral'],
]

export const colourOf = (standing: AgreementStanding): Colour =>
  standingColours.find(([name]) => name === standing)?.[1] ?? 'neutral'
