import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/open.ts'
import type { Random } from '../../../deps.ts'
import { digest } from '../../../secrets.ts'
import { recoveryCode } from './tables.ts'

const count = 10
const groups = 3
const groupLength = 4
/** Letters and digits that cannot be mistaken for one another. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const comparableCode = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '')
const hashOf = (playerId: string, code: string): string => digest(`${playerId}:${comparableCode(code)}`)

const group = (random: Random): string =>
  Array.from({ length: groupLength }, () => letters[random.below(letters.length)]).join('')
const newCode = (random: Random): string => Array.from({ length: groups }, () => group(random)).join('-')

/**
 * Makes ten recovery codes, each valid once; they are shown once, and only their hashes are stored
 * (AUTH-31).
 */
export async function makeRecoveryCodes(random: Random, tx: Db, playerId: string): Promise<string[]> {
  const codes = Array.from({ length: count }, () => newCode(random))
  await tx.delete(recoveryCode).where(eq(recoveryCode.playerId, playerId))
  await tx.insert(recoveryCode).values(codes.map(code => ({ playerId, codeHash: hashOf(playerId, code) })))
  return codes
}

/** Uses a recovery code up. */
export async function takeRecoveryCode(db: Db, playerId: string, code: string): Promise<boolean> {
  const used = await db
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.playerId, playerId), eq(recoveryCode.codeHash, hashOf(playerId, code))))
    .returning()
  return used.length > 0
}

export const recoveryLeft = (db: Db, playerId: string): Promise<number> =>
  db.$count(recoveryCode, eq(recoveryCode.playerId, playerId))
