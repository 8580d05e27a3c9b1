import { humanChallenge, registerSettings } from '@baize/contract'
import type { Input, register } from '@baize/contract'
import { solveChallenge } from 'altcha-lib/v1'
import type { Call } from './caller.ts'
import { CallError } from './error.ts'
import type { BrowserEnv } from '../browser-env.ts'
import { toJson } from '../native-globals.ts'

/**
 * The proof that calls carry where a site protects itself from machines (REG-38); empty where it
 * does not.
 */
export type HumanProof = Pick<Input<typeof register>, 'verifyType' | 'verifyId' | 'verifyToken'>

/** Numbers that are tried before the page gets its turn again. */
const slice = 500

/**
 * Solves the proof of work that the site asks of every browser (REG-38); empty where it asks for
 * none.
 * @throws CallError HUMAN_REQUIRED where it has no solution
 */
export async function proofIfRequired(call: Call, env: BrowserEnv): Promise<HumanProof> {
  const { humanVerification } = await call(registerSettings, {})
  return humanVerification.provider === 'altcha' ? solveProofOfWork(call, env) : {}
}

/**
 * Sends with the proof that the site wants. Where the platform wants one all the same, as of a
 * network that asks for many codes, solves a proof of work and sends once more.
 */
export async function sendWithProof<T>(
  call: Call,
  env: BrowserEnv,
  send: (proof: HumanProof) => Promise<T>,
): Promise<T> {
  const proof = await proofIfRequired(call, env)
  try {
    return await send(proof)
  } catch (error) {
    if (proof.verifyToken || !(error instanceof CallError && error.code === 'HUMAN_REQUIRED')) throw error
    return send(await solveProofOfWork(call, env))
  }
}

/**
 * Solves a proof of work, in slices between which the page answers its visitor.
 * @throws CallError HUMAN_REQUIRED where it has no solution
 */
export async function solveProofOfWork(call: Call, env: BrowserEnv): Promise<HumanProof> {
  const { id, maxnumber, ...task } = await call(humanChallenge, {})
  const { algorithm, challenge, salt } = task
  for (let start = 0; start <= maxnumber; start += slice) {
    const solution = await solveChallenge(challenge, salt, algorithm, start + slice - 1, start).promise
    if (solution) {
      const payload = toJson({ ...task, number: solution.number })
      return { verifyType: 'altcha', verifyId: id, verifyToken: btoa(payload) }
    }
    await new Promise<void>(resolve => env.after(0, resolve))
  }
  throw new CallError('HUMAN_REQUIRED', { endpoint: humanChallenge.name })
}
