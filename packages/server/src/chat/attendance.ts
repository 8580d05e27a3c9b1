import { sql } from 'drizzle-orm'
import type { Deps } from '../deps.ts'

/** Who is in a room at this moment. */
export interface Attendance {
  /** Whether the model is there: whoever has not come in as its host is not the model (CHAT-04). */
  online: boolean
  /** Others than the model; one person in two windows is one. */
  viewers: number
}
interface Row extends Record<string, unknown> {
  model_id: string
  hosts: string
  viewers: string
}

const nobody: Attendance = { online: false, viewers: 0 }

/** Who is in the rooms, by model; rooms with nobody in them are absent. */
export async function attendances({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Map<string, Attendance>> {
  const { rows } = await db.execute<Row>(sql`
    select model_id, count(distinct person) filter (where role = 'host')::text as hosts,
      count(distinct person) filter (where role <> 'host')::text as viewers
    from chat_seat where present_until > ${clock.now().toISOString()}::timestamptz group by model_id`)
  return new Map(
    rows.map(row => [row.model_id, { online: Number(row.hosts) > 0, viewers: Number(row.viewers) }] as const),
  )
}

export const attendanceOf = async (deps: Pick<Deps, 'db' | 'clock'>, modelId: string): Promise<Attendance> =>
  (await attendances(deps)).get(modelId) ?? nobody

export const attendanceIn = (all: Map<string, Attendance>, modelId: string): Attendance => all.get(modelId) ?? nobody
