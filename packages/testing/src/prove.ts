import { createHash } from 'node:crypto'
import { humanChallenge } from '@baize/contract'
import type { Output } from '@baize/contract'
import type { PlatformClient } from './client.ts'

export interface Proof {
  verifyType: 'altcha'
  verifyId: string
  verifyToken: string
}

function solved({ challenge, salt, maxnumber }: Output<typeof humanChallenge>): number {
  for (let number = 0; number <= maxnumber; number++)
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge) return number
  throw new Error('The challenge has no solution.')
}

/**
 * Does the work of a fresh challenge, and tells it as altcha does; `change` is what a liar would
 * change.
 */
export async function prove(client: PlatformClient, change: object = {}): Promise<Proof> {
  return proofFor((await client.call(humanChallenge, {})).value, change)
}

/** The proof of a challenge. */
export function proofFor(value: Output<typeof humanChallenge>, change: object = {}): Proof {
  const { id, algorithm, challenge, salt, signature } = value
  const told = { algorithm, challenge, number: solved(value), salt, signature, ...change }
  return { verifyType: 'altcha', verifyId: id, verifyToken: Buffer.from(JSON.stringify(told)).toString('base64') }
}
