import { Secret, TOTP } from 'otpauth'
import type { Random } from '../../../deps.ts'

/**
 * Parameters that every authenticator supports: six digits, a new code every 30 seconds (AUTH-31).
 */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Steps by which the clock of a phone may be off. */
const drift = 1

/** A secret of 160 random bits, in base32. */
export const newTotpSecret = (random: Random): string =>
  new Secret({ buffer: new Uint8Array(random.bytes(20)).buffer }).base32

const totpOf = (secret: string): TOTP => new TOTP({ ...shape, secret: Secret.fromBase32(secret) })

/** The text of the QR code for the authenticator. */
export const otpauthUrl = (secret: string, issuer: string, account: string): string =>
  new TOTP({ ...shape, issuer, label: account, secret: Secret.fromBase32(secret) }).toString()

/** The time step of a code: that of `now`, or one beside it; null where the code is wrong. */
export function totpStepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code.replace(/\s/g, ''), timestamp, window: drift })
  return delta === null ? null : Math.floor(timestamp / 1000 / shape.period) + delta
}
