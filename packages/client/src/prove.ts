import { humanChallenge, registerSettings } from '@baize/contract'
import type { Input, register } from '@baize/contract'
import { solveChallenge } from 'altcha-lib/v1'
import type { Call } from './caller.ts'
import { CallError } from './error.ts'
import type { Host } from './host.ts'
import { encode } from './pristine.ts'

/** What calls carry that a site protects from machines (REG-38); empty where it does not. */
export type HumanProof = Pick<Input<typeof register>, 'verifyType' | 'verifyId' | 'verifyToken'>

/** Numbers that are tried before the page gets its turn again. */
const slice = 500

/**
 * Does the work that the platform asks of a browser, in slices between which the page answers its visitor.
 * @throws CallError HUMAN_REQUIRED where the work has no solution
 */
export async function prove(call: Call, host: Host): Promise<HumanProof> {
  const { humanVerification } = await call(registerSettings, {})
  if (humanVerification.provider !== 'altcha') return {}
  const { id, maxnumber, ...work } = await call(humanChallenge, {})
  const { algorithm, challenge, salt } = work
  for (let start = 0; start <= maxnumber; start += slice) {
    const solution = await solveChallenge(challenge, salt, algorithm, start + slice - 1, start).promise
    if (solution) {
      const payload = encode({ ...work, number: solution.number })
      return { verifyType: 'altcha', verifyId: id, verifyToken: btoa(payload) }
    }
    await new Promise<void>(resolve => host.after(0, resolve))
  }
  throw new CallError('HUMAN_REQUIRED', { row: humanChallenge.name })
}
