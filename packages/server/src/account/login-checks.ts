import { agentTypes, defaultPassword, memberTypes } from '@baize/contract'
import type { ErrorCode } from '@baize/contract'
import type { Player } from './players.ts'

/** What a login says beside who it is. */
export interface LoginWay {
  password: string
  side?: 'player' | 'agent' | undefined
}

/** Why a player with the right password is not let in, in the order in which it is said. Nobody else hears any of it. */
const checks: readonly (readonly [code: ErrorCode, applies: (player: Player, way: LoginWay) => boolean])[] = [
  ['ACCOUNT_DISABLED', player => player.disabled],
  ['NON_MEMBER', player => !memberTypes.includes(player.type)],
  ['NON_AGENT', (player, way) => way.side === 'agent' && !agentTypes.includes(player.type)],
  ['PASSWORD_CHANGE_REQUIRED', (_player, way) => way.password === defaultPassword],
]

export const loginRefusal = (player: Player, way: LoginWay): ErrorCode | null =>
  checks.find(([, applies]) => applies(player, way))?.[0] ?? null
