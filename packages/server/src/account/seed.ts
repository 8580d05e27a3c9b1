import type { Deps } from '../deps.ts'
import { openAccount } from './open-account.ts'
import { ownSite } from './own-site.ts'
import { hash } from './passwords.ts'
import { playerByAccount } from './players.ts'
import { knowLoopback } from './second/index.ts'

/** The accounts everybody knows: a member, an agent, and one that must change its password first. */
const accounts = [
  { username: 'demo', password: 'Demo1234', type: 0 },
  { username: 'agent', password: 'Agent1234', type: 1 },
  { username: 'newbie', password: '123456', type: 0 },
] as const

/** Opens the demo accounts that are not there yet. Their passwords are public, so production gets none of them. */
export async function seedAccounts(deps: Deps): Promise<void> {
  if (deps.config.mode !== 'sandbox') return
  const { merchant } = ownSite(deps.config)
  for (const { username, password, type } of accounts) {
    const player =
      (await playerByAccount(deps.db, merchant, username)) ??
      (await openAccount(deps, {
        merchant,
        username,
        type,
        passwordHash: await hash(deps, password),
        what: 'register',
        ip: null,
      }))
    if (player) await knowLoopback(deps, player.id)
  }
}
