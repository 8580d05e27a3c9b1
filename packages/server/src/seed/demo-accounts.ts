import type { Deps } from '../deps.ts'
import { addContact, playerByAccount, setProfile } from '../accounts/players/index.ts'
import { ownSite } from '../sites/index.ts'
import { hashPassword, rememberLoopback } from '../accounts/security/index.ts'
import type { Player } from '../accounts/players/index.ts'
import { addAffiliateCode, openAccount } from '../accounts/registration/index.ts'
import { seedPayoutAccount } from '../payout-accounts/index.ts'

interface DemoAccount {
  username: string
  password: string
  type: number
  /** Verified, so that codes can be sent to it. */
  mobile?: string
  email?: string
  payeeName?: string
  /** Where its money is paid out to; its holder is the payee. */
  payoutAccount?: { providerId: string; number: string }
  affiliateCodes?: readonly string[]
}

/**
 * The demo accounts: a member with every contact, an agent, and a member that must change its
 * password first.
 */
const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'demo',
    password: 'Demo1234',
    type: 0,
    mobile: '+34600000001',
    email: 'demo@baize.example',
    payeeName: 'Demo Player',
    payoutAccount: { providerId: 'iban', number: 'NL91 ABNA 0417 1643 00' },
  },
  { username: 'agent', password: 'Agent1234', type: 1, affiliateCodes: ['LONGODDS', 'CORNER7'] },
  { username: 'newbie', password: '123456', type: 0 },
]

async function openDemoAccount(deps: Deps, merchant: string, seed: DemoAccount): Promise<Player | null> {
  const { username, password, type, mobile, email, payeeName, payoutAccount, affiliateCodes = [] } = seed
  return openAccount(deps, {
    merchant,
    username,
    type,
    passwordHash: await hashPassword(deps, password),
    what: 'register',
    ip: null,
    also: async (tx, player) => {
      if (mobile) await addContact(tx, player.id, merchant, 'mobile', mobile, deps.clock.now())
      if (email) await addContact(tx, player.id, merchant, 'email', email)
      if (payeeName) await setProfile(tx, { playerId: player.id, payeeName })
      if (payeeName && payoutAccount)
        await seedPayoutAccount(deps, tx, player.id, { ...payoutAccount, holder: payeeName })
      for (const code of affiliateCodes) await addAffiliateCode(tx, player, code)
    },
  })
}

/** Opens missing demo accounts. Their passwords are public, so production gets none of them. */
export async function seedDemoAccounts(deps: Deps): Promise<void> {
  if (deps.config.mode !== 'sandbox') return
  const { merchant } = ownSite(deps.config)
  for (const seed of demoAccounts) {
    const player =
      (await playerByAccount(deps.db, merchant, seed.username)) ?? (await openDemoAccount(deps, merchant, seed))
    if (player) await rememberLoopback(deps, player.id)
  }
}
