import { betRecords } from '@baize/contract'
import { pageWindow } from '../http/paging.ts'
import { route, sessionOf } from '../http/route.ts'
import { currencyOf } from '../wallet/index.ts'
import { addedUp, shownSums } from './bet-amounts.ts'
import { betRows } from './bet-rows.ts'
import { betSumsOf, countBetHours, isMeant } from './bet-totals.ts'
import type { BetFilter } from './bet-totals.ts'
import { gamesNamed } from './game-filter.ts'
import { placeOf } from './page-spans.ts'
import { hourOf } from './period-parts.ts'
import { periodOf } from '../system/index.ts'

/**
 * A page of the own bets, the newest first (MEM-37, MEM-38). Neither page nor sums count single
 * bets: both are read from the sums of hours and days.
 */
export const betRecordsRoute = route(betRecords, async (input, ctx) => {
  const { deps } = ctx
  const { db } = deps
  const { playerId, type } = sessionOf(ctx)
  const { pageNo = 1, pageSize = 20, category, vassalage, keyword, status } = input
  const currency = currencyOf(deps, type)
  const period = await periodOf(deps, input)
  const games = keyword ? await gamesNamed(db, keyword) : undefined
  const filter: BetFilter = { playerId, currency, category, vassalage, games, status }
  const { limit, offset, fields } = pageWindow({ pageNo, pageSize })
  const { counted, sums } = await betSumsOf(db, filter, period)
  const { parts, skip } = await placeOf(counted, { offset, limit }, countBetHours(db, filter))
  const hours = parts.map(({ from }) => hourOf(from))
  const page = await betRows(db, isMeant(filter, hours, period), { limit, skip })
  const total = addedUp(sums)
  return {
    content: page.records,
    ...fields(total.count),
    totals: { page: shownSums(addedUp(page.sums), currency), period: shownSums(total, currency) },
    currency,
    period: period.days,
  }
})
