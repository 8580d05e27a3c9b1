import { sql } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { readSetting } from '../db/settings.ts'
import type { Command } from '../area.ts'
import { onOff, UsageError } from '../area.ts'
import { restrict, switchMaintenance } from './closing.ts'
import { siteSetting, statusSetting } from './settings.ts'

const counts = {
  players: 'select 1 from player',
  'live sessions': 'select 1 from session',
  'rounds played': 'select 1 from game_round',
  'rounds still open': "select 1 from game_round where state = 'open'",
  'wins refused': 'select 1 from waiting_win',
  'movements of money': 'select 1 from ledger_transaction',
}

async function overview(deps: Deps): Promise<string[]> {
  const { maintenance, restricted, restrictedCountries, restrictedNetworks } = await readSetting(deps, statusSetting)
  const closedFor = restricted ? ['everybody'] : [...restrictedCountries, ...restrictedNetworks]
  const { languages } = await readSetting(deps, siteSetting)
  const { now, peak, capacity } = deps.limits.heavyCalls.load
  const lines = [
    `mode               ${deps.config.mode}`,
    `database           ${deps.config.databaseUrl ? 'server' : 'embedded'}`,
    `time               ${deps.clock.now().toISOString()}`,
    `maintenance        ${onOff(maintenance)}`,
    `closed for         ${closedFor.join(', ') || 'nobody'}`,
    `languages          ${languages.join(', ')}`,
    `logins             ${now} now, ${peak} at most, room for ${capacity}`,
  ]
  for (const [name, query] of Object.entries(counts)) {
    const { rows } = await deps.db.execute<{ n: string }>(
      sql.raw(`select count(*)::text as n from (${query}) as found`),
    )
    lines.push(`${name.padEnd(18)} ${rows[0]?.n ?? 0}`)
  }
  return lines
}

/** What staff may switch, by its word. */
const switches = { maintenance: switchMaintenance, restrict }

export const statusCommand: Command = {
  usage: 'status [maintenance on|off [from TIME] [until TIME] [WORDS…] | restrict COUNTRY|RANGE|all on|off]',
  does: 'says how the platform stands, closes and opens it',
  run: async (deps, [subject, ...words], by) => {
    if (subject === undefined) return { ok: true, lines: await overview(deps) }
    if (!Object.hasOwn(switches, subject)) throw new UsageError(`There is no switch "${subject}".`)
    return { ok: true, lines: await switches[subject as keyof typeof switches](deps, words, by) }
  },
}
