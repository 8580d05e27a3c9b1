import { seedLaunches } from './launches.ts'
import type { Command } from '../area.ts'
import { UsageError } from '../ops/index.ts'

const most = 500

export const launches: Command = {
  usage: 'launches COUNT',
  does: 'opens games for seeded players of a fresh sandbox, one line of JSON each',
  run: async (deps, [count = '']) => {
    if (!/^\d{1,3}$/.test(count) || Number(count) > most) throw new UsageError(`Say how many, up to ${most}.`)
    return { ok: true, lines: (await seedLaunches(deps, Number(count))).map(launch => JSON.stringify(launch)) }
  },
}
