import type { Context } from '../http/route.ts'
import { Refusal } from '../http/refusal.ts'
import { readSetting } from '../system/index.ts'

/** What a page sends to show that somebody sits before it. */
export interface HumanProof {
  verifyType?: string | undefined
  verifyId?: string | undefined
  verifyToken?: string | undefined
}

/**
 * Lets through who did the work of a challenge, where the site wants it (REG-38).
 * @throws Refusal HUMAN_REQUIRED without a proof (ERR-20), `wrong` where it is no good
 */
export async function requireHuman(
  { deps }: Context,
  proof: HumanProof,
  wrong: 'HUMAN_REQUIRED' | 'SMS_CAPTCHA_INVALID' = 'HUMAN_REQUIRED',
): Promise<void> {
  const { humanVerification } = await readSetting(deps, 'register')
  if (humanVerification.provider === 'none') return
  throw new Refusal(proof.verifyToken ? wrong : 'HUMAN_REQUIRED')
}
