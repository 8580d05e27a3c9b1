import { agreementKinds, agreementPeriods, fromHundredths } from '@baize/contract'
import type { AgreementKind, AgreementPeriod, Tier } from '@baize/contract'
import { desc, eq, inArray } from 'drizzle-orm'
import { ownSite } from '../../sites/index.ts'
import { storedUsernameOf, playerByAccount, player } from '../../accounts/players/index.ts'
import type { Player } from '../../accounts/players/index.ts'
import { endAgreement, grantAgreement, isTopAgent } from './grant.ts'
import { expireDueAgreements } from './lapse.ts'
import type { GrantResult } from './grant.ts'
import { agentAgreement } from './tables.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Command, CommandResult } from '../../area.ts'
import { UsageError } from '../../area.ts'

/** One word of a list, in capitals or not. @throws UsageError */
function oneOf<T extends string>(all: readonly T[], word = '', what: string): T {
  const found = all.find(one => one === word.toUpperCase())
  if (!found) throw new UsageError(`${what} is one of ${all.join(', ')}.`)
  return found
}

/**
 * A tier, written as a rate such as `4.5`, or with its conditions as `MEMBERS:BETS:RATE`.
 * @throws UsageError
 */
function tierOf(word: string): Tier {
  const [, members = '0', bets = '0', rate] =
    /^(?:(\d{1,7}):(\d{1,15}(?:\.\d+)?):)?(\d{1,3}(?:\.\d{1,2})?)$/.exec(word) ?? []
  if (rate === undefined) throw new UsageError(`"${word}" is neither a rate, as 4.5, nor MEMBERS:BETS:RATE.`)
  return { activeMembers: Number(members), periodBets: bets, rate }
}

async function agentOf({ db, config }: Deps, account = ''): Promise<Player> {
  const found = await playerByAccount(db, ownSite(config).merchant, storedUsernameOf(account))
  if (!found) throw new UsageError(`There is no account "${account}".`)
  return found
}

function resultLines({ done, affected }: GrantResult, lines: string[]): CommandResult {
  const below = affected.map(
    ({ agreement, level }) => `  level ${level}: ${fromHundredths(agreement.rate)}% (${agreement.id})`,
  )
  if (done) return { ok: true, lines: [...lines, ...(below.length ? ['Ended below:', ...below] : [])] }
  return { ok: false, lines: ['These cannot go on below. Say "confirm" at the end to end them, too:', ...below] }
}

async function list(deps: Deps, account?: string): Promise<string[]> {
  await expireDueAgreements(deps.db, deps.clock.now())
  const { state, downline, offeredAt } = agentAgreement
  const whose = account
    ? eq(downline, (await agentOf(deps, account)).id)
    : inArray(state, ['WAITING', 'TERMINATION_WAITING'])
  const found = await deps.db
    .select({ agreement: agentAgreement, account: player.account })
    .from(agentAgreement)
    .innerJoin(player, eq(player.id, downline))
    .where(whose)
    .orderBy(desc(offeredAt))
    .limit(100)
  return found.map(
    ({ agreement, account: name }) =>
      `${agreement.state.padEnd(20)} ${agreement.kind.padEnd(16)} ${agreement.period.padEnd(12)} ${fromHundredths(agreement.rate).padStart(6)}%  ${name}`,
  )
}

async function grant(
  deps: Deps,
  [account, kindWord, periodWord, ...rest]: readonly string[],
  by: string,
): Promise<CommandResult> {
  const kind: AgreementKind = oneOf(agreementKinds, kindWord, 'A kind')
  const period: AgreementPeriod = oneOf(agreementPeriods, periodWord, 'A period')
  const agent = await agentOf(deps, account)
  if (!(await isTopAgent(deps.db, agent)))
    throw new UsageError(`${agent.account} is no agent at the top: contracts come from whoever is above.`)
  const confirmed = rest.at(-1) === 'confirm'
  const tiers = rest.filter(word => word !== 'confirm').map(tierOf)
  if (!tiers.length) throw new UsageError('Say at least one rate.')
  return resultLines(await grantAgreement(deps, { agent, kind, period, tiers, confirmed, by }), [
    `${agent.account} has it from now on.`,
  ])
}

async function end(deps: Deps, [account, kindWord, word]: readonly string[], by: string): Promise<CommandResult> {
  const kind = oneOf(agreementKinds, kindWord, 'A kind')
  const agent = await agentOf(deps, account)
  return resultLines(await endAgreement(deps, { agent, kind, confirmed: word === 'confirm', by }), [
    `${agent.account} has none of it any more.`,
  ])
}

/** @throws UsageError with the text of a refusal */
const asUsage = (error: unknown): never => {
  throw error instanceof Refusal ? new UsageError(error.message) : error
}

export const agreementsCommand: Command = {
  usage: 'contracts [ACCOUNT | grant ACCOUNT KIND PERIOD RATE... [confirm] | end ACCOUNT KIND [confirm]]',
  does: 'lists contracts that wait or those of an agent, gives one to an agent at the top, or ends one',
  run: async (deps, [word, ...rest], by) => {
    if (word === 'grant') return grant(deps, rest, by).catch(asUsage)
    if (word === 'end') return end(deps, rest, by).catch(asUsage)
    return { ok: true, lines: await list(deps, word) }
  },
}
