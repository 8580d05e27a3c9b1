import { login } from '@baize/contract'
import type { Input, Refusal } from '@baize/contract'
import type { Account, Caller, PlatformClient } from '@baize/testing/client'
import { eq } from 'drizzle-orm'
import { TOTP, Secret } from 'otpauth'
import { addContact } from '../src/accounts/players/contacts.ts'
import { playerProfile, player } from '../src/accounts/players/tables.ts'
import type { Deps } from '../src/deps.ts'

export async function playerIdOf({ db }: Pick<Deps, 'db'>, account: string): Promise<string> {
  const [row] = await db.select({ id: player.id }).from(player).where(eq(player.account, account))
  if (!row) throw new Error(`Nobody is called ${account}`)
  return row.id
}

/** What a test gives an account to be asked with. */
export interface Known {
  mobile?: string
  email?: string
  bankName?: string
}

/** Gives an account what it can be asked with at a strange address. */
export async function know(deps: Deps, { username }: Account, { mobile, email, bankName }: Known): Promise<void> {
  const { db, clock } = deps
  const playerId = await playerIdOf(deps, username)
  if (mobile) await addContact(db, playerId, 'demo', 'mobile', mobile, clock.now())
  if (email) await addContact(db, playerId, 'demo', 'email', email, clock.now())
  if (!bankName) return
  const target = playerProfile.playerId
  const set = { payeeName: bankName }
  await db
    .insert(playerProfile)
    .values({ playerId, ...set })
    .onConflictDoUpdate({ target, set })
}

type Asked = NonNullable<Refusal<typeof login>['secondVerification']>

/** Logs in where a second verification is asked for, and answers what is asked. */
export async function challenged(
  client: PlatformClient,
  { username, password }: Account,
  caller: Caller,
  more: Partial<Input<typeof login>> = {},
): Promise<Asked> {
  const reply = await client.call(login, { username, password, type: 'username', ...more }, caller)
  const asked = (reply.value as Refusal<typeof login> | null)?.secondVerification
  if (reply.code !== 'SECOND_VERIFICATION' || !asked) throw new Error(`Not asked: ${reply.code ?? 'let in'}`)
  return asked
}

/** What an authenticator with this secret shows. */
export const codeOfSecret = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })
