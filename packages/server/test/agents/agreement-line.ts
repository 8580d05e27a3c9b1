import { askTermination, consolidated } from '@baize/contract'
import type { Output } from '@baize/contract'
import type { Reply } from '@baize/testing/client'
import { beforeAll, beforeEach } from 'vitest'
import { agreementClient, granted } from './agreement-team.ts'
import { addBelow, anew } from './team.ts'
import type { Started } from '../started.ts'
import type { TeamMember } from './team.ts'

/** Three agents, each below the one before; the first has 9 % of dividends from the platform. */
export interface Line {
  top: TeamMember
  middle: TeamMember
  low: TeamMember
  kit: ReturnType<typeof agreementClient>
  below(upline: TeamMember | null, type?: 'member'): Promise<TeamMember>
  /** Lets days pass, and everybody log in again. */
  days(count: number): Promise<void>
  flags(agent: TeamMember): Promise<Output<typeof consolidated>>
  ask(agent: TeamMember, id: string, reason?: string): Promise<Reply<Output<typeof askTermination>>>
}

/** A fresh line for every test of a file. */
export function agreementLine(started: Started): Line {
  const deps = () => started.platform.deps
  const line = {
    below: (upline, type) => addBelow(deps(), upline, type),
    days: async count => {
      started.clock.advance(count * 86_400)
      for (const who of ['top', 'middle', 'low'] as const) line[who] = await anew(deps(), line[who])
    },
    flags: async ({ token }) => (await started.client.call(consolidated, {}, { token })).value,
    ask: ({ token }, id, reason) => started.client.call(askTermination, { id, reason }, { token }),
  } as Line
  beforeAll(() => {
    line.kit = agreementClient(started.client)
  })
  beforeEach(async () => {
    line.top = await line.below(null)
    line.middle = await line.below(line.top)
    line.low = await line.below(line.middle)
    await granted(deps(), line.top, '9')
  })
  return line
}
