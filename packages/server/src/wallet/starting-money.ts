import type { Deps } from '../deps.ts'
import { houseAccount, playerCash, playerTrial, trialCurrency, post } from '../ledger/index.ts'

type Ledger = Pick<Deps, 'db' | 'clock' | 'random'>

/** Minor units of play money a trial account starts with. */
const trialStart = 1_000_000n

/**
 * The money a new account starts with; once per player, however often it is asked for. `amount` is
 * in minor units.
 */
export const grantWelcome = (ledger: Ledger, playerId: string, currency: string, amount: bigint) =>
  post(ledger, {
    source: 'welcome',
    key: playerId,
    kind: 'grant.welcome',
    currency,
    legs: [
      { account: houseAccount('promo'), amount: -amount },
      { account: playerCash(playerId), amount },
    ],
  })

/**
 * The play money of a trial account (AUTH-49): its own currency, so that it can never become real.
 */
export const grantTrial = (ledger: Ledger, playerId: string) =>
  post(ledger, {
    source: 'trial',
    key: playerId,
    kind: 'grant.trial',
    currency: trialCurrency,
    legs: [
      { account: houseAccount('trial'), amount: -trialStart },
      { account: playerTrial(playerId), amount: trialStart },
    ],
  })
