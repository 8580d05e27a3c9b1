import { hash } from 'node:crypto'
import type { Random } from './deps.ts'

/** A secret of 256 random bits that fits a header. */
export const newSecret = (random: Random): string => Buffer.from(random.bytes(32)).toString('base64url')

/** The hash that is stored of a secret, so that the database alone is not enough to log in. */
export const digest = (secret: string): string => hash('sha256', secret)
