import { day, fromMinor, trialTypes } from '@baize/contract'
import { desc, eq } from 'drizzle-orm'
import { playerByAccount } from '../accounts/players/index.ts'
import type { Player } from '../accounts/players/index.ts'
import { UsageError } from '../area.ts'
import type { Command } from '../area.ts'
import { auditStaff } from '../audit-trail/index.ts'
import { bonus, endBonus } from '../bonus-money/index.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { typedUnits } from '../orders/index.ts'
import { ownSite } from '../sites/index.ts'
import { grantBonus } from './grant.ts'
import { countBonus, factsOf, settleBonuses, settleLocked } from './settle.ts'
import type { CountedBonus } from './settle.ts'
import { notifyBonusOwner } from './notify-owner.ts'

/** Bonuses that a list shows. */
const maxListed = 100
const maxDays = 365
/** Letters of a name, and of a reason. */
const [nameMax, reasonMax] = [80, 300]

/** What staff say of the bonuses of a player: further words, and who says it. */
type Subject = (deps: Deps, who: Player, words: readonly string[], by: string) => Promise<string[]>

/** @throws UsageError where nobody with an account for real money is called so */
async function namedPlayer({ db, config }: Deps, account = ''): Promise<Player> {
  if (!account) throw new UsageError('Say whose bonuses.')
  const who = await playerByAccount(db, ownSite(config).merchant, account.toLowerCase())
  if (!who) throw new UsageError(`Nobody is called ${account}.`)
  if (trialTypes.includes(who.type)) throw new UsageError(`${account} is a trial account.`)
  return who
}

/** @throws UsageError where nothing is said, or too much */
function saidText(text: string, what: string, max: number): string {
  const said = text.trim()
  if (!said || said.length > max) throw new UsageError(`Say the ${what}, in up to ${max} letters.`)
  return said
}

/** @throws UsageError where it is no amount of this currency */
function saidAmount(word: string, currency: string): bigint {
  const units = typedUnits(word, currency)
  if (units === null) throw new UsageError(`"${word}" is no amount in ${currency}.`)
  return units
}

function lineOf({ stored, turnover }: CountedBonus): string {
  const text = (units: bigint) => fromMinor(units, stored.currency)
  return [
    stored.id,
    stored.grantedAt.toISOString(),
    stored.state.padEnd(9),
    JSON.stringify(stored.name),
    `amount ${text(stored.amount)} ${stored.currency}`,
    `left ${text(stored.balance)}`,
    `turnover ${text(turnover)} of ${text(stored.turnoverNeeded)}`,
    `until ${stored.validUntil.toISOString()}`,
  ].join('  ')
}

const list: Subject = async (deps, who) => {
  await settleBonuses(deps, who.id)
  const rows = await deps.db
    .select()
    .from(bonus)
    .where(eq(bonus.playerId, who.id))
    .orderBy(desc(bonus.grantedAt), desc(bonus.id))
    .limit(maxListed)
  const lines = await Promise.all(rows.map(async row => lineOf(await countBonus(deps, row))))
  return lines.length ? lines : [`${who.account} has no bonuses.`]
}

const grant: Subject = (deps, who, [name = '', amountWord = '', turnoverWord = '', daysWord = '', ...words], by) => {
  const { currency } = deps.config
  const amount = saidAmount(amountWord, currency)
  if (!amount) throw new UsageError('Say an amount above zero.')
  const days = Number(daysWord)
  if (!/^\d{1,3}$/.test(daysWord) || days < 1 || days > maxDays)
    throw new UsageError(`Say for how many days, 1 to ${maxDays}.`)
  const given = {
    name: saidText(name, 'name', nameMax),
    source: '',
    amount,
    turnoverNeeded: saidAmount(turnoverWord, currency),
    validUntil: new Date(deps.clock.now().getTime() + days * day),
  }
  const reason = saidText(words.join(' '), 'reason', reasonMax)
  return inTransaction(deps.db, async tx => {
    const inside = { ...deps, db: tx }
    const own = { playerId: who.id, grantedBy: 'staff', grantKey: deps.random.id() }
    const granted = await grantBonus(inside, { ...own, ...given })
    if (!granted) throw new Error('A new key was used before')
    const turnover = fromMinor(granted.turnoverNeeded, currency)
    const after = { id: granted.id, ...factsOf(granted), turnover, days }
    await auditStaff(inside, tx, by, { what: 'bonus-granted', playerId: who.id, reason, after })
    return [`${who.account} has ${granted.id}: ${fromMinor(amount, currency)} ${currency}, turnover ${turnover}.`]
  })
}

/** Cancels an active bonus, and tells its player why. */
const cancel: Subject = async (deps, who, [id = '', ...words], by) => {
  const reason = saidText(words.join(' '), 'reason', reasonMax)
  return inTransaction(deps.db, async tx => {
    const inside = { ...deps, db: tx }
    const found = (await settleLocked(inside, who.id)).find(({ stored }) => stored.id === id)
    if (!found) throw new UsageError(`${who.account} has no active bonus "${id}".`)
    const ended = await endBonus(inside, found.stored, 'cancelled', found.turnover)
    const facts = { before: { id, ...factsOf(found.stored) }, after: { id, ...factsOf(ended) } }
    await auditStaff(inside, tx, by, { what: 'bonus-cancelled', playerId: who.id, reason, ...facts })
    await notifyBonusOwner(inside, ended, 'bonusCancelled', reason)
    return [`${id} is cancelled: ${fromMinor(ended.balance, ended.currency)} ${ended.currency} are removed.`]
  })
}

const subjects: Readonly<Record<string, Subject>> = { list, grant, cancel }

/** Staff's command for bonuses. */
export const bonusesCommand: Command = {
  usage: 'bonuses list ACCOUNT | grant ACCOUNT NAME AMOUNT TURNOVER DAYS REASON… | cancel ACCOUNT ID REASON…',
  does: 'lists the bonuses of a player, grants one with a turnover and days to do it in, or cancels one',
  run: async (deps, [word = '', account, ...rest], by) => {
    const subject = Object.hasOwn(subjects, word) ? subjects[word] : undefined
    if (!subject) throw new UsageError(`There is no subject "${word}".`)
    return { ok: true, lines: await subject(deps, await namedPlayer(deps, account), rest, by) }
  },
}
