import type { Deps } from '../../../deps.ts'
import { hashPassword, passwordMatches } from '../password-hash.ts'
import { digest } from '../../../access/secrets.ts'

/** What a PIN looks like (AUTH-32). */
export const isPin = (text: string): boolean => /^\d{4,6}$/.test(text)

/** A PIN alone is soon guessed by who has the database, so it is hashed together with what only the device knows. */
const pinWithSecret = (deviceSecret: string, pin: string): string => `${deviceSecret}:${pin}`

/** What is kept of a PIN. @throws Refusal BUSY */
export const hashPin = async (deps: Deps, deviceSecret: string, pin: string) => ({
  secretHash: digest(deviceSecret),
  pinHash: await hashPassword(deps, pinWithSecret(deviceSecret, pin)),
})

/** @throws Refusal BUSY */
export const pinMatches = (pinHash: string | null, deviceSecret: string, pin: string): Promise<boolean> =>
  passwordMatches(pinWithSecret(deviceSecret, pin), pinHash)
