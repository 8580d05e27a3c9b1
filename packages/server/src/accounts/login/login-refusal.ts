import { agentTypes, memberTypes } from '@baize/contract'
import type { ErrorCode } from '@baize/contract'
import type { LoginMethod } from '../security/index.ts'
import type { Player } from '../players/index.ts'

type Side = Pick<LoginMethod, 'side'>

/** Why the owner of an account is not let in, in the order in which it is said. Nobody else hears any of it. */
const checks: readonly (readonly [code: ErrorCode, applies: (player: Player, way: Side) => boolean])[] = [
  ['ACCOUNT_DISABLED', player => player.disabled],
  ['NON_MEMBER', player => !memberTypes.includes(player.type)],
  ['NON_AGENT', (player, way) => way.side === 'agent' && !agentTypes.includes(player.type)],
]

export const entryRefusal = (player: Player, way: Side): ErrorCode | null =>
  checks.find(([, applies]) => applies(player, way))?.[0] ?? null
