import { digest } from '../../access/secrets.ts'

/** Shorter ones can be guessed, so they tell no device from another. */
const shortest = 20

/** Whether a text is what only one browser can know. */
export const isDeviceSecret = (text: string): boolean => text.length >= shortest

/** A device as it is kept: the hash of its secret, which it never shows to anybody but the platform. Undefined where it showed none. */
export const deviceHashOf = (secret = ''): string | undefined => (isDeviceSecret(secret) ? digest(secret) : undefined)
