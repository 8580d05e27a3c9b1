import type { Deps } from '../../../deps.ts'
import { hashPassword, passwordMatches } from '../password-hash.ts'

/** Whether a text is a PIN: four to six digits (AUTH-32). */
export const isPin = (text: string): boolean => /^\d{4,6}$/.test(text)

/**
 * A PIN is hashed together with the device's secret, because a PIN alone is soon guessed from a
 * stolen database.
 */
const pinWithSecret = (deviceSecret: string, pin: string): string => `${deviceSecret}:${pin}`

/** Hash that is stored of a PIN. @throws Refusal BUSY */
export const hashPin = async (deps: Deps, deviceSecret: string, pin: string) => ({
  pinHash: await hashPassword(deps, pinWithSecret(deviceSecret, pin)),
})

/** @throws Refusal BUSY */
export const pinMatches = (pinHash: string | null, deviceSecret: string, pin: string): Promise<boolean> =>
  passwordMatches(pinWithSecret(deviceSecret, pin), pinHash)
