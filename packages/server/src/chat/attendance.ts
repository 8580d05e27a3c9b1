import { sql } from 'drizzle-orm'
import type { Deps } from '../deps.ts'

/** How many people are in a room at this moment. */
export interface Attendance {
  /**
   * Whether the model is there, which is only who came in with a ticket for the model (CHAT-04).
   */
  online: boolean
  /** People other than the model; a person in two windows counts once. */
  viewers: number
}
interface AttendanceRow extends Record<string, unknown> {
  model_id: string
  models: string
  viewers: string
}

const emptyRoom: Attendance = { online: false, viewers: 0 }

/** The attendance of all rooms, by model; empty rooms are absent. */
export async function attendances({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Map<string, Attendance>> {
  const { rows } = await db.execute<AttendanceRow>(sql`
    select model_id, count(distinct person) filter (where role = 'host')::text as models,
      count(distinct person) filter (where role <> 'host')::text as viewers
    from chat_seat where present_until > ${clock.now().toISOString()}::timestamptz group by model_id`)
  return new Map(
    rows.map(row => [row.model_id, { online: Number(row.models) > 0, viewers: Number(row.viewers) }] as const),
  )
}

export const attendanceOf = async (deps: Pick<Deps, 'db' | 'clock'>, modelId: string): Promise<Attendance> =>
  (await attendances(deps)).get(modelId) ?? emptyRoom

export const attendanceIn = (all: Map<string, Attendance>, modelId: string): Attendance => all.get(modelId) ?? emptyRoom
