import { askTermination, contractPeriods } from '@baize/contract'
import { beforeAll, expect, test } from 'vitest'
import { contractClient, granted, newBelow, onSite, tier } from '../../test/contract-team.ts'
import { startedPlatform } from '../../test/started.ts'
import type { TeamMember } from '../../test/team.ts'
import { isInForce } from './held.ts'
import { agentContract } from './tables.ts'

const started = startedPlatform({ games: 30 })
/** Each stands below the one whose place is named: a tree of four levels. */
const places = [null, 0, 0, 1, 1, 3] as const
let agents: TeamMember[] = []
let kit: ReturnType<typeof contractClient>
const deps = () => started.platform.deps

beforeAll(async () => {
  kit = contractClient(started.client)
  for (const place of places)
    agents.push(await newBelow(started.client, deps(), place === null ? null : (agents[place] as TeamMember)))
})

const below = (count: number) => deps().random.below(count)
const anyone = () => agents[below(agents.length)] as TeamMember
const anyRate = () => String((below(20) + 1) / 2)

/** What agents and staff may do, whether or not it is refused. */
const steps: readonly (() => Promise<unknown>)[] = [
  () => granted(deps(), agents[0] as TeamMember, anyRate(), { confirmed: below(2) === 0 }),
  ...[1, 2, 3].map(() => () => {
    const index = 1 + below(agents.length - 1)
    const [from, to] = [agents[places[index] ?? 0], agents[index]] as [TeamMember, TeamMember]
    const period = contractPeriods[below(contractPeriods.length)] ?? 'DAILY'
    return kit.offer(from, to, { tiers: [tier(anyRate())], period })
  }),
  ...[1, 2, 3, 4].map(() => async () => {
    const agent = anyone()
    for (const { id, requestType } of await kit.list(agent, { side: 'asked' }))
      await kit.answer(agent, id, {
        requestType: requestType ?? 'new',
        decision: below(5) ? 'accept' : 'reject',
        confirmDownlineTermination: below(3) > 0,
      })
  }),
  async () => {
    const agent = anyone()
    const [contract] = await kit.list(agent, { state: 'ACTIVE' })
    if (contract) await started.client.call(askTermination, { id: contract.id }, { token: agent.token })
  },
  async () => {
    started.clock.advance(86_400 * (1 + below(9)))
    agents = await Promise.all(agents.map(agent => onSite(started.client, deps(), agent)))
  },
]

/** Every contract that is given below with less above it, at any moment at which anything begins. */
async function broken(): Promise<string[]> {
  const all = (await deps().db.select().from(agentContract)).filter(
    ({ kind, startAt }) => kind === 'DIVIDEND' && startAt !== null,
  )
  const counts = all.filter(({ state }) => state === 'ACTIVE' || state === 'TERMINATION_WAITING')
  const now = deps().clock.now()
  const moments = [now, ...counts.flatMap(({ startAt, endAt }) => [startAt, endAt])].filter(
    moment => moment !== null && moment >= now,
  )
  return moments.flatMap(moment => {
    const running = counts.filter(contract => moment && isInForce(contract, moment))
    const twice = running.filter(
      (one, index) => running.findIndex(({ downline }) => downline === one.downline) !== index,
    )
    const above = running.filter(({ upline, rate }) => {
      const own = running.find(({ downline }) => downline === upline)
      return upline !== null && (!own || own.rate < rate)
    })
    return [...twice, ...above].map(({ id, rate }) => `${id} ${rate} at ${moment?.toISOString()}`)
  })
}

test('whatever agents and staff do, nobody ever gives more than they have, now or at any moment to come [CON-05] [CON-06]', async () => {
  await granted(deps(), agents[0] as TeamMember, '9')
  let agreed = 0
  for (let count = 0; count < 80; count++) {
    await steps[below(steps.length)]?.()
    expect(await broken()).toEqual([])
    agreed = Math.max(agreed, (await kit.list(agents[1] as TeamMember)).length)
  }
  expect(agreed).toBeGreaterThan(0)
}, 120_000)
