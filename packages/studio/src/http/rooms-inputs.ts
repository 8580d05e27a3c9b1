import * as z from 'zod/mini'

const code = (max: number) => z.string().check(z.regex(/^[\w.:-]+$/), z.maxLength(max))
const match = z.int().check(z.gte(1))

const currency = z.string().check(z.regex(/^[A-Z]{3,5}$/))

export const CurrencyInput = z.object({ currency })
/** Inputs of the calls of card rooms. */
export const RoomsInput = z.object({ gameCode: code(64), currency })
export const SeatInput = z.object({
  roomId: code(64),
  /** Letters and digits: two of them stand beside each other in the seed of a match. */
  clientSeed: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  requestId: code(64),
})
export const WaitInput = z.object({
  match: z.coerce.number().check(z.int(), z.gte(1)),
  /** Stamp of the state that the page shows; it waits for another one. */
  stamp: z.optional(code(64)),
})
export const MoveInput = z.object({ match, moves: z.int().check(z.gte(0)), card: z.int().check(z.gte(0), z.lte(51)) })
export const LeaveInput = z.object({ match })
export const CloseInput = z.object({ roomId: code(64), closed: z.boolean() })
