import type { Deps } from '../../../deps.ts'
import { hash, matches } from '../password-hash.ts'
import { digest } from '../../../access/secrets.ts'

/** What a PIN looks like (AUTH-32). */
export const isPin = (text: string): boolean => /^\d{4,6}$/.test(text)

/** A PIN alone is soon guessed by who has the database, so it is hashed together with what only the device knows. */
const together = (deviceSecret: string, pin: string): string => `${deviceSecret}:${pin}`

/** What is kept of a PIN. @throws Refusal BUSY */
export const keepPin = async (deps: Deps, deviceSecret: string, pin: string) => ({
  secretHash: digest(deviceSecret),
  pinHash: await hash(deps, together(deviceSecret, pin)),
})

/** @throws Refusal BUSY */
export const pinMatches = (pinHash: string | null, deviceSecret: string, pin: string): Promise<boolean> =>
  matches(together(deviceSecret, pin), pinHash)
