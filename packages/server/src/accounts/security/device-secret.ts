import { digest } from '../../secrets.ts'

/** Least length of a secret that cannot be guessed. */
const shortest = 20

/** Whether a text is long enough to be a browser's own secret. */
export const isDeviceSecret = (text: string): boolean => text.length >= shortest

/** A device as it is stored: the hash of its secret. Undefined where the browser sent none. */
export const deviceHashOf = (secret = ''): string | undefined => (isDeviceSecret(secret) ? digest(secret) : undefined)
