import { fromMinor, toMinor } from '@baize/contract'
import { sql } from 'drizzle-orm'
import { UsageError } from '../area.ts'
import type { Deps } from '../deps.ts'
import { balancesAtVendor } from './ask-vendor.ts'
import { filledWallets } from './balances.ts'

/** Wallets of ours that are read at a time. */
const pageSize = 500

/** A wallet as both sides have it. */
interface Compared {
  playerId: string
  vassalage: string
  /** Minor units. */
  ours: bigint
  theirs: bigint
}

const keyOf = (playerId: string, vassalage: string): string => `${playerId} ${vassalage}`

/** What the vendor has in each wallet with money. @throws UsageError where it does not answer */
async function theirWallets(deps: Deps): Promise<Map<string, bigint>> {
  const found = new Map<string, bigint>()
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<typeof balancesAtVendor>> = await balancesAtVendor(deps, after)
    if (!page) throw new UsageError('The vendor does not answer.')
    for (const { player, wallet, currency, balance } of page.wallets)
      if (currency === deps.config.currency) found.set(keyOf(player, wallet), toMinor(balance, currency))
    after = page.next
  } while (after !== null)
  return found
}

/** What we have in each wallet with money. */
async function ourWallets({ db, config }: Deps): Promise<Map<string, bigint>> {
  const found = new Map<string, bigint>()
  let page: Awaited<ReturnType<typeof filledWallets>> = []
  do {
    page = await filledWallets(db, config.currency, { after: page.at(-1) ?? null, limit: pageSize })
    for (const { playerId, vassalage, balance } of page) found.set(keyOf(playerId, vassalage), balance)
  } while (page.length === pageSize)
  return found
}

/** Transfers and rounds of a wallet that have no result yet, for which the two sides may differ. */
async function openIn({ db }: Deps, { playerId, vassalage }: Compared): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select (
      (select count(*) from vendor_transfer where player_id::text = ${playerId} and vassalage = ${vassalage} and open_key is not null)
      + (select count(*) from game_round where player_id::text = ${playerId} and vassalage = ${vassalage} and state = 'open')
    )::int as n`)
  return rows[0]?.n ?? 0
}

/** A line for a wallet that differs, and whether nothing that is open explains it. */
async function lineOf(deps: Deps, wallet: Compared): Promise<{ line: string; isWrong: boolean }> {
  const text = (units: bigint) => `${fromMinor(units, deps.config.currency)} ${deps.config.currency}`
  const open = await openIn(deps, wallet)
  const { playerId, vassalage, ours, theirs } = wallet
  const why = open ? `${open} transfers and rounds have no result yet` : 'nothing is open'
  const line = `${open ? 'open  ' : 'DIFFER'} ${vassalage.padEnd(16)} ${playerId}  ours ${text(ours)}  vendor ${text(theirs)}  ${why}`
  return { line, isWrong: open === 0 }
}

/** All wallets, and those that differ by their keys. */
async function compare(deps: Deps): Promise<{ count: number; differing: Map<string, Compared> }> {
  const [theirs, ours] = [await theirWallets(deps), await ourWallets(deps)]
  const keys = [...new Set([...theirs.keys(), ...ours.keys()])].sort()
  const all = keys.map((key): [string, Compared] => {
    const [playerId = '', vassalage = ''] = key.split(' ')
    return [key, { playerId, vassalage, ours: ours.get(key) ?? 0n, theirs: theirs.get(key) ?? 0n }]
  })
  return { count: keys.length, differing: new Map(all.filter(([, wallet]) => wallet.ours !== wallet.theirs)) }
}

/**
 * Compares all wallets with those of the vendor. Both are read while people play, so what differs
 * is looked at once more, and is no error where something is open.
 */
export async function reconcile(deps: Deps): Promise<{ ok: boolean; lines: string[] }> {
  const first = await compare(deps)
  const { count, differing } = first.differing.size ? await compare(deps) : first
  const lines: string[] = []
  let wrong = 0
  for (const [key, wallet] of differing) {
    if (!first.differing.has(key)) continue
    const { line, isWrong } = await lineOf(deps, wallet)
    lines.push(line)
    if (isWrong) wrong += 1
  }
  const end = wrong ? `${wrong} of ${count} wallets differ.` : `${count} wallets agree.`
  return { ok: wrong === 0, lines: [...lines, end] }
}
