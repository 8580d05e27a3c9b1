import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { removeQuickDevices } from './quick-login/quick-devices.ts'
import { forgetDevices } from './second-verification/known-devices.ts'
import { secondChallenge } from './second-verification/tables.ts'

/**
 * Ends every way into an account that was opened with a secret which is now replaced: quick login
 * on all devices, devices that need no two-factor code, and logins that wait for their second
 * verification. Whoever sets a password or switches two-factor on calls it in the same transaction
 * (AUTH-31, AUTH-32).
 */
export async function endDeviceTrust(tx: Db, playerId: string): Promise<void> {
  await removeQuickDevices(tx, playerId)
  await forgetDevices(tx, playerId)
  await tx.delete(secondChallenge).where(eq(secondChallenge.playerId, playerId))
}
