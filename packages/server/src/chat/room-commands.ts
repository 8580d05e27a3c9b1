import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { block, countBlocked, unblockAll } from './blocks.ts'
import { wake } from './hub.ts'
import { history, say } from './messages.ts'
import { report } from './reports.ts'
import { reportReasons, chatRules } from './rules.ts'
import { stayFor, type Seat } from './seats.ts'

/** Steers how text runs and is drawn, and nothing one reads: control characters, marks that turn text around, and half letters. */
const unseen = /[\p{Cc}\p{Cs}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu
/** More marks on one letter than any language has. */
const heaped = /(\p{M}{3})\p{M}+/gu

/**
 * What a person typed, as others may read it: one line of plain text, no longer than a line may be. Markup stays what it is, text; nothing
 * of it is ever read as markup. Empty where nothing is left.
 */
function cleanText(typed: string): string {
  const line = typed.replace(/\s+/g, ' ').replace(unseen, '').replace(heaped, '$1').trim()
  return [...line].slice(0, chatRules.length).join('').trim()
}

/** What somebody at a seat can do. `paced` acts are those that others notice. */
export interface Act {
  input: z.ZodMiniType
  paced?: boolean
  run: (deps: Deps, seat: Seat, input: unknown) => Promise<unknown>
}
interface Typed<S extends z.ZodMiniType> {
  input: S
  paced?: boolean
  run: (deps: Deps, seat: Seat, input: z.infer<S>) => Promise<unknown>
}
const act = <S extends z.ZodMiniType>({ run, ...it }: Typed<S>): Act => ({
  ...it,
  run: (deps, seat, input) => run(deps, seat, input as z.infer<S>),
})

const Key = z.string().check(z.regex(/^[\w-]{8,64}$/))
const PersonId = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** By the last word of their address. */
export const acts: Readonly<Record<string, Act>> = {
  say: act({
    input: z.object({ key: Key, text: z.string().check(z.maxLength(4000)) }),
    paced: true,
    async run(deps, seat, { key, text }) {
      const body = cleanText(text)
      if (!body) throw new Refusal('FIELD_INVALID')
      const line = await say(deps, seat, key, body)
      wake(deps.db, seat.modelId)
      return { line }
    },
  }),
  block: act({
    input: z.object({ person: PersonId }),
    async run(deps, seat, { person }) {
      await block(deps, seat, person)
      return { blocked: await countBlocked(deps, seat), lines: await history(deps, seat) }
    },
  }),
  unblock: act({
    input: z.object({}),
    async run(deps, seat) {
      await unblockAll(deps, seat)
      return { blocked: 0, lines: await history(deps, seat) }
    },
  }),
  report: act({
    input: z.object({ line: z.int(), reason: z.enum(reportReasons) }),
    paced: true,
    async run(deps, seat, input) {
      if (!(await report(deps, seat, input))) throw new Refusal('NOT_FOUND')
      return {}
    },
  }),
  leave: act({
    input: z.object({}),
    async run(deps, seat) {
      await stayFor(deps, seat.seatHash, 0)
      wake(deps.db, seat.modelId)
      return {}
    },
  }),
}
