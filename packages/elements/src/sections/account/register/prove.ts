import { CallError, callError, type HumanProof, type Scope } from '@baize/client'
import type { Settings } from './fields/rules.ts'

/** Trouble that is not about the work, and is better told as it is. */
const other: readonly string[] = ['NETWORK', 'TIMEOUT', 'RATE_LIMITED', 'MAINTENANCE', 'REGION_BLOCKED']

/**
 * What a call carries where the site protects itself from machines; good for one call (REG-38).
 * @throws CallError HUMAN_REQUIRED whatever went wrong with the work: the person can only try it again (ERR-20)
 */
export async function proofFor(scope: Scope, { humanVerification }: Settings): Promise<HumanProof> {
  if (humanVerification.provider === 'none') return {}
  try {
    return await scope.prove()
  } catch (thrown) {
    const error = callError(thrown)
    throw other.includes(error.code) ? error : new CallError('HUMAN_REQUIRED')
  }
}
