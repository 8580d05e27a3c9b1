import { eq } from 'drizzle-orm'
import { vendor } from './tables.ts'
import type { Command } from '../area.ts'
import { parseOnOff, UsageError } from '../ops/index.ts'

export const games: Command = {
  usage: 'games [VENDOR maintenance on|off]',
  does: 'lists the vendors, or closes and opens the games of one',
  run: async ({ db }, [vassalage, subject, word]) => {
    if (vassalage === undefined) {
      const all = await db.select().from(vendor).orderBy(vendor.place)
      return {
        ok: true,
        lines: all.map(
          v => `${v.state.padEnd(12)} ${v.vassalage.padEnd(16)} ${v.gameType.padEnd(10)} ${v.games} games`,
        ),
      }
    }
    if (subject !== 'maintenance') throw new UsageError(`There is no switch "${subject ?? ''}".`)
    const state = parseOnOff(word) ? 'maintenance' : 'open'
    const changed = await db
      .update(vendor)
      .set({ state, maintenanceUntil: null })
      .where(eq(vendor.vassalage, vassalage))
      .returning({ gameType: vendor.gameType })
    if (!changed.length) throw new UsageError(`There is no vendor "${vassalage}".`)
    return { ok: true, lines: changed.map(({ gameType }) => `${vassalage} ${gameType}: ${state}.`) }
  },
}
