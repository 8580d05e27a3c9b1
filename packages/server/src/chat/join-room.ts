import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { attendanceOf } from './attendance.ts'
import { countBlocked } from './blocks.ts'
import { wake } from './hub.ts'
import { history, lastLine } from './messages.ts'
import { modelOf } from './models.ts'
import { isBanned, takeSeat } from './seats.ts'
import { takeTicket } from './tickets.ts'

/**
 * Lets the holder of a ticket in: their seat, and the room as it is. The ticket is used up.
 * @throws Refusal LAUNCH_CODE_INVALID, or ACCOUNT_DISABLED where staff keep that person out
 */
export async function enter(deps: Deps, ticket: string) {
  const who = await takeTicket(deps, ticket)
  const model = who && (await modelOf(deps, who.modelId))
  if (!model) throw new Refusal('LAUNCH_CODE_INVALID')
  if (await isBanned(deps, who.person)) throw new Refusal('ACCOUNT_DISABLED')
  const { seat, secret } = await takeSeat(deps, who)
  // Read before the lines, so that what is said in between comes by the stream, and not never.
  const last = await lastLine(deps, model.id)
  const lines = await history(deps, seat)
  wake(deps.db, model.id)
  const { person, name, role } = seat
  return {
    seat: secret,
    me: { person, name, role },
    model: { nickname: model.nickname, photo: `/cdn/m/${model.id}.svg` },
    room: await attendanceOf(deps, model.id),
    blocked: await countBlocked(deps, seat),
    last,
    lines,
  }
}
