import { askTermination, agreementPeriods } from '@baize/contract'
import { beforeAll, expect, test } from 'vitest'
import { agreementClient, granted, tier } from '../../../../test/agents/agreement-team.ts'
import { addBelow, anew } from '../../../../test/agents/team.ts'
import { startedPlatform } from '../../../../test/started.ts'
import type { TeamMember } from '../../../../test/agents/team.ts'
import { isInForce } from './offerable-rate.ts'
import { agentAgreement } from '../tables.ts'

const started = startedPlatform({ games: 30 })
/** Each stands below the one whose place is named: a tree of four levels. */
const places = [null, 0, 0, 1, 1, 3] as const
let agents: TeamMember[] = []
let kit: ReturnType<typeof agreementClient>
const deps = () => started.platform.deps

beforeAll(async () => {
  kit = agreementClient(started.client)
  for (const place of places) agents.push(await addBelow(deps(), place === null ? null : (agents[place] as TeamMember)))
})

const below = (count: number) => deps().random.below(count)
const anyone = () => agents[below(agents.length)] as TeamMember
const anyRate = () => String((below(20) + 1) / 2)

/** Whoever is asked answers, mostly yes. */
async function answerAll(agent: TeamMember): Promise<void> {
  for (const { id, requestType } of await kit.list(agent, { side: 'asked' }))
    await kit.answer(agent, id, {
      requestType: requestType ?? 'new',
      decision: below(6) ? 'accept' : 'reject',
      confirmDownlineTermination: below(4) > 0,
    })
}

/** Actions of agents and staff, whether or not they are refused; the first are drawn more often. */
const steps: readonly (() => Promise<unknown>)[] = [
  async () => {
    const index = 1 + below(agents.length - 1)
    const [from, to] = [agents[places[index] ?? 0], agents[index]] as [TeamMember, TeamMember]
    const period = agreementPeriods[below(agreementPeriods.length)] ?? 'DAILY'
    await kit.offer(from, to, { tiers: [tier(anyRate())], period })
    if (below(4)) await answerAll(to)
  },
  () => granted(deps(), agents[0] as TeamMember, anyRate(), { confirmed: below(3) > 0 }),
  async () => {
    const agent = anyone()
    const [agreement] = await kit.list(agent, { state: 'ACTIVE' })
    if (!agreement) return
    await started.client.call(askTermination, { id: agreement.id }, { token: agent.token })
    if (below(4)) await Promise.all(agents.map(answerAll))
  },
  async () => {
    started.clock.advance(86_400 * (1 + below(9)))
    agents = await Promise.all(agents.map(agent => anew(deps(), agent)))
  },
]
const step = () => steps[Math.max(0, below(steps.length * 2) - steps.length)]?.()

/**
 * Every agreement that is given below with less above it, at any moment at which anything begins.
 */
async function broken(): Promise<string[]> {
  const all = (await deps().db.select().from(agentAgreement)).filter(
    ({ kind, startAt }) => kind === 'DIVIDEND' && startAt !== null,
  )
  const counts = all.filter(({ state }) => state === 'ACTIVE' || state === 'TERMINATION_WAITING')
  const now = deps().clock.now()
  const moments = [now, ...counts.flatMap(({ startAt, endAt }) => [startAt, endAt])].filter(
    moment => moment !== null && moment >= now,
  )
  return moments.flatMap(moment => {
    const running = counts.filter(agreement => moment && isInForce(agreement, moment))
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

const hasEnded = async () =>
  (await deps().db.select().from(agentAgreement)).some(({ endReason }) => endReason === 'ABOVE_UPLINE')

test('whatever agents and staff do, nobody ever gives more than they have, now or at any moment to come [CON-05] [CON-06]', async () => {
  await granted(deps(), agents[0] as TeamMember, '9')
  // Chance decides what happens; it goes on until something had to end below.
  for (let count = 0; count < 80 || (count < 400 && !(await hasEnded())); count++) {
    await step()
    expect(await broken()).toEqual([])
  }
})
