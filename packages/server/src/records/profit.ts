import { categories, day, fromMinor, hour, profitRecords } from '@baize/contract'
import type { Output, TransactionType } from '@baize/contract'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { route, sessionOf } from '../http/route.ts'
import { playerCash } from '../ledger/index.ts'
import { currencyOf } from '../wallet/index.ts'
import { addedUp, isSettled } from './bet-amounts.ts'
import { betsByCategory } from './bets-by-category.ts'
import type { GroupedBets } from './bets-by-category.ts'
import * as bets from './bet-totals.ts'
import type { BetFilter, BetSum, BetSumRow } from './bet-totals.ts'
import * as movements from './movement-totals.ts'
import type { MovementFilter } from './movement-totals.ts'
import { hourOf } from './period-parts.ts'
import { dayOf, daysLater, periodOf } from '../system/index.ts'
import type { RecordPeriod } from '../system/index.ts'
import { allOf, isOneOf, isWithin, moment } from './sql-values.ts'
import { shiftedRows, siteDaysOf } from './site-days.ts'
import { typeOf } from './transaction-types.ts'

/** Types of movements that the result shows beside play. */
const shownTypes = ['deposit', 'withdrawal', 'bonus', 'rebate'] as const satisfies TransactionType[]

/** Money of one type that moved on one day, in minor units. */
interface GroupedMoney {
  group: string
  type: TransactionType
  net: bigint
}

/** Which rows of sums, and which single records, the days of a period consist of. */
interface DayParts {
  /** Condition on rows of sums. */
  stored: SQL
  /** Hours in which a day of the site ends, where its zone is not a whole number of hours. */
  hours: Date[]
  /** The day of a moment, as days since 1970 in the site's calendar. */
  dayNumber: (column: SQL) => SQL
}

function dayParts({ offset, ...period }: RecordPeriod): DayParts {
  const days = (period.until.getTime() - period.from.getTime()) / day
  const ends = Array.from({ length: days + 1 }, (_, nth) => new Date(period.from.getTime() + nth * day))
  const hours = offset % hour ? ends.map(hourOf) : []
  const whole = isWithin(sql`since`, period)
  return {
    stored: allOf([sql`grain = 'hour'`, whole, sql`not ${isOneOf(sql`since`, hours.map(moment))}`]),
    hours,
    dayNumber: column => sql`floor((extract(epoch from ${column}) * 1000 + ${offset}) / ${day})::int`,
  }
}

const dayOfNumber = (number: number): string => dayOf(number * day, 0)

/**
 * Bets by day of the site: by day of UTC, and of each day that hours belong to at the site those
 * are added, and taken from the one that they belong to in UTC.
 */
async function betsByDay(db: Db, filter: BetFilter, period: RecordPeriod): Promise<GroupedBets[]> {
  const { first, last, utc, hours, rest } = siteDaysOf(period)
  const sides = sql`lateral (values (s.utc_day, -1), (s.site_day, 1)) as side (day, sign)`
  const signed = sql`side.sign * count as count, side.sign * bet as bet, side.sign * win as win`
  const { rows } = await db.execute<BetSumRow & { day: number }>(sql`
    select day, status, sum(count)::text as count, sum(bet)::text as bet, sum(win)::text as win from (
      select (extract(epoch from since) / 86400)::int as day, status, rounds as count, bet, win
      from bet_total where ${bets.isStored(filter, sql`grain = 'day' and ${isWithin(sql`since`, utc)}`)}
      union all
      select side.day, status, ${signed} from ${shiftedRows(hours)} cross join lateral (
        select status, rounds as count, bet, win from bet_total t
        where ${bets.isStored(filter, sql`grain = 'hour' and t.since >= s.since and t.since < s.until`)} offset 0
      ) as stored cross join ${sides}
      union all
      select side.day, status, ${signed} from ${shiftedRows(rest)} cross join lateral (
        select round_status(state, bet, win) as status, 1 as count, bet, win from game_round
        where utc_start('hour', opened_at) = s.hour and opened_at >= s.since and opened_at < s.until
          and ${bets.isOfFilter(filter)} offset 0
      ) as counted cross join ${sides}
    ) as part where day between ${first}::int and ${last}::int group by day, status`)
  return rows.map(row => ({ ...bets.betSumOf(row), group: dayOfNumber(row.day) }))
}

/** Money beside play by day of the site. */
async function moneyByDay(db: Db, filter: MovementFilter, period: RecordPeriod): Promise<GroupedMoney[]> {
  const { stored, hours, dayNumber } = dayParts(period)
  const { rows } = await db.execute<{ day: number; kind: string; net: string }>(sql`
    select ${dayNumber(sql`since`)} as day, kind, sum(credit + debit)::text as net
    from movement_total where ${movements.isStored(filter, stored)} group by 1, 2
    union all
    select ${dayNumber(sql`at`)} as day, kind, sum(amount)::text as net
    from (${movements.movementsOf(filter, hours, period)}) as single group by 1, 2`)
  return rows.map(({ day: number, kind, net }) => ({
    group: dayOfNumber(number),
    type: typeOf(kind),
    net: BigInt(net),
  }))
}

type Card = Output<typeof profitRecords>['totals']

/** The result of settled bets and of money beside them. */
function cardOf(ofBets: readonly BetSum[], money: readonly GroupedMoney[], currency: string): Card {
  const { bet, validBet, payout } = addedUp(ofBets.filter(({ status }) => isSettled(status)))
  const net = (type: TransactionType) =>
    money.reduce((total, each) => (each.type === type ? total + each.net : total), 0n)
  const [bonus, rebate] = [net('bonus'), net('rebate')]
  const text = (amount: bigint) => fromMinor(amount, currency)
  return {
    deposit: text(net('deposit')),
    withdrawal: text(-net('withdrawal')),
    bet: text(bet),
    validBet: text(validBet),
    payout: text(payout),
    bonus: text(bonus),
    rebate: text(rebate),
    net: text(payout + bonus + rebate - bet),
  }
}

/** Every day of a period, the newest first. */
function daysOf({ days: { from, to } }: RecordPeriod): string[] {
  const days = [to]
  for (let last = to; last > from;) days.push((last = daysLater(last, -1)))
  return days
}

/**
 * The own result over a period (MEM-42). A bet counts on the day on which it was placed, once it is
 * settled; money that is on hold counts once it is paid out.
 */
export const profitRecordsRoute = route(profitRecords, async (input, ctx) => {
  const { deps } = ctx
  const { playerId, type } = sessionOf(ctx)
  const { groupBy = 'day' } = input
  const currency = currencyOf(deps, type)
  const period = await periodOf(deps, input)
  const ofBets = await { day: betsByDay, category: betsByCategory }[groupBy](deps.db, { playerId, currency }, period)
  const filter = { account: playerCash(playerId), currency, types: shownTypes, status: 'done' } as const
  const money = await moneyByDay(deps.db, filter, period)
  const betsBy = Map.groupBy(ofBets, ({ group }) => group)
  const moneyBy = Map.groupBy(money, ({ group }) => group)
  const card = (group: string) => cardOf(betsBy.get(group) ?? [], moneyBy.get(group) ?? [], currency)
  return {
    totals: cardOf(ofBets, money, currency),
    rows:
      groupBy === 'day'
        ? daysOf(period).map(each => ({ day: each, ...card(each) }))
        : categories.filter(each => betsBy.has(each)).map(category => ({ category, ...card(category) })),
    currency,
    period: period.days,
  }
})
