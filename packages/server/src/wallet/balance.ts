import { balance as balanceEndpoint, fromMinor, toMinor, trialTypes } from '@baize/contract'
import type { Output } from '@baize/contract'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { route, sessionOf } from '../http/route.ts'
import type { Route } from '../http/route.ts'
import {
  playerAccountsQuery,
  accountsOf,
  accountsOfPlayer,
  playerCash,
  playerHeld,
  playerTrial,
  trialCurrency,
} from '../ledger/index.ts'
import type { PlayerAccount } from '../ledger/index.ts'
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

/** Where a player of this type has its money: what it can spend, and what waits for a decision. */
const accountsFor = (playerId: string, type: number): readonly [spendable: string, held: string] => [
  isTrial(type) ? playerTrial(playerId) : playerCash(playerId),
  playerHeld(playerId),
]

/** The money in accounts of a player; nothing where no money ever moved. */
function moneyIn(own: readonly PlayerAccount[], spendable: string, currency: string): PlayerMoney {
  const sum = (pick: (account: PlayerAccount) => bigint) => own.reduce((total, account) => total + pick(account), 0n)
  return {
    cash: sum(({ account, balance }) => (account === spendable ? balance : 0n)),
    held: sum(({ account, balance }) => (account === spendable ? 0n : balance)),
    currency,
    version: sum(({ version }) => version),
  }
}

/** The money of a player, from the ledger. */
export async function readMoney(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  playerId: string,
  type = 0,
): Promise<PlayerMoney> {
  const accounts = accountsFor(playerId, type)
  const currency = currencyOf({ config }, type)
  return moneyIn(await accountsOfPlayer(db, accounts, currency), accounts[0], currency)
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

const balanceRoute = route(
  balanceEndpoint,
  async (_, ctx) => {
    const { playerId, type, playerData } = sessionOf(ctx)
    const accounts = accountsFor(playerId, type)
    const currency = currencyOf(ctx.deps, type)
    return shownMoney(moneyIn(accountsOf(playerData, accounts, currency), accounts[0], currency))
  },
  { playerQuery: playerAccountsQuery },
)

export const walletRoutes: Route[] = [balanceRoute]
