import { day, toMinor } from '@baize/contract'
import type { Account } from '@baize/testing/client'
import { playerByAccount } from '../../src/accounts/players/index.ts'
import { grantBonus } from '../../src/bonuses/index.ts'
import type { Deps } from '../../src/deps.ts'

interface Granted {
  name: string
  amount: string
  turnover: string
  days: number
}

/**
 * Grants a bonus of 50.00 with a turnover of 5,000.00 in 30 days, unless it says otherwise.
 * @returns its id
 */
export async function grantedBonus(
  deps: Deps,
  { username }: Pick<Account, 'username'>,
  { name = 'Welcome match', amount = '50.00', turnover = '5000.00', days = 30 }: Partial<Granted> = {},
): Promise<string> {
  const who = await playerByAccount(deps.db, deps.config.merchant, username)
  if (!who) throw new Error(`Nobody is called ${username}`)
  const { currency } = deps.config
  const granted = await grantBonus(deps, {
    playerId: who.id,
    grantedBy: 'test',
    grantKey: crypto.randomUUID(),
    name,
    source: 'First deposit, 50%',
    amount: toMinor(amount, currency),
    turnoverNeeded: toMinor(turnover, currency),
    validUntil: new Date(deps.clock.now().getTime() + days * day),
  })
  if (!granted) throw new Error('The bonus was not granted')
  return granted.id
}
