import * as z from 'zod/mini'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { isBanned } from '../bans.ts'
import { block, countBlocked, renewBlocks, unblockAll } from '../blocks.ts'
import { listenersOf } from '../room-listeners.ts'
import { cleanText, history, lastLine, say } from '../lines.ts'
import { report, reportReasons } from '../reports.ts'
import { markPresent, takeSeat } from '../seats.ts'
import type { Seat } from '../seats.ts'
import { attendanceOf } from '../attendance.ts'
import { modelOf } from '../models.ts'
import { takeTicket } from '../tickets.ts'

/**
 * Gives the holder of a ticket a seat, and the room as it is now. The ticket is used up.
 * @param network - the mark of the network that the page calls from
 * @throws Refusal LAUNCH_CODE_INVALID, or ACCOUNT_DISABLED where the person is banned
 */
export async function enterRoom(deps: Deps, ticket: string, network: string) {
  const who = await takeTicket(deps, ticket)
  const model = who && (await modelOf(deps, who.modelId))
  if (!model) throw new Refusal('LAUNCH_CODE_INVALID')
  if (await isBanned(deps, who, network)) throw new Refusal('ACCOUNT_DISABLED')
  const { seat, secret } = await takeSeat(deps, who)
  // Read before the lines, so that a line said in between arrives by the stream.
  const last = await lastLine(deps, model.id)
  const lines = await history(deps, seat)
  await renewBlocks(deps, seat)
  listenersOf(deps).wake(model.id)
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

/** Who acts: the seat, and the mark of the network that its page calls from. */
interface Actor extends Seat {
  network: string
}

/** An action of a person at a seat. Actions that others notice are limited in their rate. */
export interface RoomAction {
  input: z.ZodMiniType
  rateLimited?: boolean
  run: (deps: Deps, seat: Actor, input: unknown) => Promise<unknown>
}
interface TypedAction<S extends z.ZodMiniType> {
  input: S
  rateLimited?: boolean
  run: (deps: Deps, seat: Actor, input: z.infer<S>) => Promise<unknown>
}
const action = <S extends z.ZodMiniType>({ run, ...it }: TypedAction<S>): RoomAction => ({
  ...it,
  run: (deps, seat, input) => run(deps, seat, input as z.infer<S>),
})

const Key = z.string().check(z.regex(/^[\w-]{8,64}$/))
const PersonId = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** Every action, by the last word of its address. */
export const roomActions: Readonly<Record<string, RoomAction>> = {
  say: action({
    input: z.object({ key: Key, text: z.string().check(z.maxLength(4000)) }),
    rateLimited: true,
    async run(deps, seat, { key, text }) {
      const body = cleanText(text)
      if (!body) throw new Refusal('FIELD_INVALID')
      const line = await say(deps, seat, { key, body, network: seat.network })
      listenersOf(deps).wake(seat.modelId)
      return { line }
    },
  }),
  block: action({
    input: z.object({ person: PersonId }),
    async run(deps, seat, { person }) {
      if (!(await block(deps, seat, person))) throw new Refusal('NOT_FOUND')
      return { blocked: await countBlocked(deps, seat), lines: await history(deps, seat) }
    },
  }),
  unblock: action({
    input: z.object({}),
    async run(deps, seat) {
      await unblockAll(deps, seat)
      return { blocked: 0, lines: await history(deps, seat) }
    },
  }),
  report: action({
    input: z.object({ line: z.int(), reason: z.enum(reportReasons) }),
    rateLimited: true,
    async run(deps, seat, input) {
      if (!(await report(deps, seat, input))) throw new Refusal('NOT_FOUND')
      return {}
    },
  }),
  leave: action({
    input: z.object({}),
    async run(deps, seat) {
      await markPresent(deps, seat.seatHash, 0)
      listenersOf(deps).wake(seat.modelId)
      return {}
    },
  }),
}
