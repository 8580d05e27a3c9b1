import { toMinor } from '@baize/contract'
import * as z from 'zod/mini'
import { clientSeedPattern, maxClientSeedLength } from '../engine/fairness/client-seed.ts'
import { Refusal } from '../engine/refusal.ts'

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))
const code = (max: number) => z.string().check(z.regex(/^[\w.:-]+$/), z.maxLength(max))
const clientSeed = z.optional(
  z.string().check(z.maxLength(maxClientSeedLength), z.regex(new RegExp(`^${clientSeedPattern}$`, 'u'))),
)

export const SessionInput = z.object({ code: text(128), gameCode: code(64) })
const stake = z.string().check(z.regex(/^\d{1,15}(\.\d{1,8})?$/))
export const InstantBetInput = z.object({
  stake,
  /** Choice of the player beside the stake; the rules of the game read it. */
  choice: z.optional(z.unknown()),
  requestId: code(64),
  clientSeed,
})
export const DrawBetInput = z.object({
  gameCode: code(64),
  issue: code(32),
  stake,
  choice: z.optional(z.unknown()),
  requestId: code(64),
})
export const TicketInput = z.object({
  stake,
  /** Choice; the rules of the book read it. */
  legs: z.optional(z.unknown()),
  requestId: code(64),
})
export const ResultsInput = z.object({
  gameCode: code(64),
  size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 10),
})
export const OddsInput = z.object({ gameCode: code(64) })
export const SeedInput = z.object({
  launches: z.array(SessionInput).check(z.maxLength(1000)),
  spins: z.int().check(z.gte(1), z.lte(500)),
})

/** @throws Refusal BAD_REQUEST */
export function parseInput<S extends z.ZodMiniType>(schema: S, input: unknown): z.infer<S> {
  const result = z.safeParse(schema, input)
  if (!result.success) throw new Refusal('BAD_REQUEST')
  return result.data
}

/** @throws Refusal BAD_REQUEST */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new Refusal('BAD_REQUEST')
  }
}

/** @throws Refusal BAD_STAKE where the amount has more digits than the currency */
export function minorUnits(amount: string, currency: string): bigint {
  try {
    return toMinor(amount, currency)
  } catch {
    throw new Refusal('BAD_STAKE')
  }
}
