import { balance as balanceEndpoint, fromMinor, toMinor, trialTypes } from '@baize/contract'
import type { Output } from '@baize/contract'
import { inArray } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { route, sessionOf } from '../http/route.ts'
import type { Route } from '../http/route.ts'
import { playerCash, playerHeld, playerTrial, trialCurrency, ledgerAccounts } from '../ledger/index.ts'
import { symbolOf } from '../text/currency-symbol.ts'

export interface PlayerMoney {
  /** Minor units the player can spend. */
  cash: bigint
  /** Minor units that wait for a decision. */
  held: bigint
  currency: string
  /** Grows with every movement of either. */
  version: bigint
}

const isTrial = (type: number) => trialTypes.includes(type)

/**
 * Minor units of an amount on the wire.
 * @throws Refusal BAD_REQUEST where it has more digits than its currency
 */
export function minorUnitsOf(amount: string, currency: string): bigint {
  try {
    return toMinor(amount, currency)
  } catch {
    throw new Refusal('BAD_REQUEST')
  }
}

/** The currency an account of this type plays in. */
export const currencyOf = (deps: Pick<Deps, 'config'>, type: number): string =>
  isTrial(type) ? trialCurrency : deps.config.currency

/** The money of a player, from the ledger; nothing where no money ever moved. */
export async function readMoney(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  playerId: string,
  type = 0,
): Promise<PlayerMoney> {
  const spendable = isTrial(type) ? playerTrial(playerId) : playerCash(playerId)
  const rows = await db
    .select()
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.account, [spendable, playerHeld(playerId)]))
  const currency = currencyOf({ config }, type)
  const own = rows.filter(row => row.currency === currency)
  const sum = (pick: (row: (typeof rows)[number]) => bigint) => own.reduce((total, row) => total + pick(row), 0n)
  return {
    cash: sum(row => (row.account === spendable ? row.balance : 0n)),
    held: sum(row => (row.account === spendable ? 0n : row.balance)),
    currency,
    version: sum(row => row.version),
  }
}

/** Money as the wire shows it (WAL-06, WAL-07). */
export function shownMoney({ cash, held, currency, version }: PlayerMoney): Output<typeof balanceEndpoint> {
  return {
    balance: fromMinor(cash + held, currency),
    available: fromMinor(cash, currency),
    locked: fromMinor(held, currency),
    currency,
    currencySymbol: symbolOf(currency),
    version: Number(version),
  }
}

export const walletRoutes: Route[] = [
  route(balanceEndpoint, async (_, ctx) => {
    const { playerId, type } = sessionOf(ctx)
    return shownMoney(await readMoney(ctx.deps, playerId, type))
  }),
]
