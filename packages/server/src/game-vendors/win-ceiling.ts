import { fromMinor, toMinor } from '@baize/contract'
import type { Input, vendorWin } from '@baize/contract'
import { desc, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Command } from '../area.ts'
import { audit } from '../audit-trail/index.ts'
import { readSetting, settingSubject } from '../db/settings.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { refusedWins, waitingWins } from './tables.ts'
import type { Round } from './rounds.ts'

/** A ceiling in whole units of the currency, which lets some win pass. */
const Ceiling = () => z.string().check(z.regex(/^[1-9]\d{0,11}$/))

/**
 * The most that a round may pay: of any game, of the games of a vendor, and of one game, as
 * `vendor:gameCode`. The nearest one counts.
 */
export const winsSetting = settingSubject(
  'wins',
  z.object({ most: Ceiling(), vendors: z.record(z.string(), Ceiling()), games: z.record(z.string(), Ceiling()) }),
  { most: '1000000', vendors: {}, games: {} },
)

/** The most that a round of a game may pay, with all of its wins together, in minor units. */
export async function ceilingOf(
  deps: Deps,
  { vendor, gameCode, currency }: Pick<Round, 'vendor' | 'gameCode' | 'currency'>,
): Promise<bigint> {
  const { most, vendors, games } = await readSetting(deps, winsSetting)
  return toMinor(games[`${vendor}:${gameCode}`] ?? vendors[vendor] ?? most, currency)
}

/**
 * A round pays no more than the ceiling of its game.
 * @throws Refusal WIN_TOO_HIGH; the same win is paid when it is sent again once staff have raised
 *   the ceiling
 */
export async function requireUnderCeiling(deps: Deps, round: Round, amount: bigint): Promise<void> {
  if (round.win + amount > (await ceilingOf(deps, round))) throw new Refusal('WIN_TOO_HIGH')
}

/**
 * Reports a win that was refused: to the log and the audit trail when it comes first, and to the
 * list of `ops -- wins`.
 */
export async function noteRefusedWin(deps: Deps, vendor: string, input: Input<typeof vendorWin>): Promise<void> {
  const { player: playerId, txId, roundId, gameCode, currency } = input
  const win = { playerId, vendor, txId, roundId, gameCode, currency, amount: toMinor(input.amount, currency) }
  const facts = { vendor, gameCode, roundId, txId, amount: input.amount, currency }
  const isFirst = await inTransaction(deps.db, async tx => {
    const [noted] = await tx
      .insert(refusedWins)
      .values({ ...win, times: 1, at: deps.clock.now() })
      .onConflictDoUpdate({
        target: [refusedWins.playerId, refusedWins.vendor, refusedWins.txId],
        set: { times: sql`${refusedWins.times} + 1` },
      })
      .returning({ times: refusedWins.times })
    if (noted?.times !== 1) return false
    await audit(deps, tx, { what: 'win-refused', account: null, playerId, ip: null, after: facts })
    return true
  })
  if (isFirst) deps.report(new Error('A win above the ceiling of its game was refused.'), facts)
}

/** Refused wins that are shown. */
const shown = 100

export const winsCommand: Command = {
  usage: 'wins',
  does: 'lists wins that were refused because they are above the ceiling of their game, and can still be paid',
  run: async ({ db }) => {
    const open = await db.select().from(waitingWins).orderBy(desc(waitingWins.at)).limit(shown)
    const lines = open.map(
      ({ at, vendor, gameCode, roundId, playerId, amount, currency, times }) =>
        `${at.toISOString()} ${vendor}:${gameCode} round ${roundId} of ${playerId}: ${fromMinor(amount, currency)} ${currency}, sent ${times} times`,
    )
    const hint = 'A win is paid when the vendor sends it again under a higher ceiling: flags set wins.most AMOUNT'
    return { ok: true, lines: lines.length ? [...lines, hint] : ['No win waits above a ceiling.'] }
  },
}
