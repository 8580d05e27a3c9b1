import { day } from '@baize/contract'
import { sql } from 'drizzle-orm'
import { auditStaff } from '../audit-trail/index.ts'
import type { Command } from '../area.ts'
import { UsageError } from '../area.ts'
import type { Deps } from '../deps.ts'
import { launchPlayers } from './demo-launches.ts'

/**
 * Dates the rounds of a fresh sandbox back over the days before, the later ones closer together:
 * boards and lists of winners then show days of play, and not one minute of it. The ledger keeps
 * its own times.
 * @returns how many; none in production, and none once anybody else has played
 */
export async function spreadRounds({ config, db }: Deps, days: number): Promise<number> {
  if (config.mode !== 'sandbox') return 0
  const seeded = sql`(${sql.join(
    launchPlayers.map(account => sql`${account}`),
    sql`, `,
  )})`
  const { rows } = await db.execute(sql`
    with played as (
      select r.player_id, r.vendor, r.round_id, p.account in ${seeded} as is_seeded,
        (row_number() over (order by r.closed_at desc, r.round_id) - 1)::float8 / count(*) over () as share
      from game_round r join player p on p.id = r.player_id
    ), aged as (
      select player_id, vendor, round_id, make_interval(secs => floor(${(days * day) / 1000} * share * share)) as age
      from played where not exists (select 1 from played where not is_seeded)
    )
    update game_round r set opened_at = r.opened_at - a.age, closed_at = r.closed_at - a.age
    from aged a where a.player_id = r.player_id and a.vendor = r.vendor and a.round_id = r.round_id
    returning r.round_id`)
  return rows.length
}

export const spreadRoundsCommand: Command = {
  usage: 'spread-rounds DAYS',
  does: 'dates the first rounds of a fresh sandbox back over the days before',
  run: async (deps, [days = ''], by) => {
    if (!/^[1-9]\d?$/.test(days)) throw new UsageError('Say over how many days, up to 99.')
    const count = await spreadRounds(deps, Number(days))
    if (count) await auditStaff(deps, deps.db, by, { what: 'rounds-spread', after: { count } })
    return { ok: true, lines: [`${count} rounds`] }
  },
}
