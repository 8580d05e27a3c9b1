import { createHash } from 'node:crypto'
import type { Random } from '../deps.ts'

/** 256 bits of chance that fit a header. */
export const newSecret = (random: Random): string => Buffer.from(random.bytes(32)).toString('base64url')

/** What is stored of a secret: with the database alone nobody can log in. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex')
