import { agentTypes } from '@baize/contract'
import type { DownlineType } from '@baize/contract'
import { maskName } from '../../text/mask-name.ts'

/** Account types of accounts that agents open, or that their links do. */
export const opens: Readonly<Record<DownlineType, number>> = { member: 0, agent: 1 }
export const typeOf = (type: number): DownlineType => (agentTypes.includes(type) ? 'agent' : 'member')

/** An agent knows by name whom they brought themselves; of everybody further down only as much as strangers may know (AGT-26). */
export const nameAt = (level: number, name: string): string => (level > 1 ? maskName(name) : name)
