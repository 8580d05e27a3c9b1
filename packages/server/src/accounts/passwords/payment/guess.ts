import { Refusal } from '../../../http/refusal.ts'
import type { Context } from '../../../http/route.ts'
import { beginAttempt, knowsAddress } from '../../security/index.ts'
import type { Attempt } from '../../security/index.ts'

/** No name that can be typed begins so: what fails here and what fails at the login never add up. */
const keyOf = (playerId: string) => `\npayment:${playerId}`
/** Wrong ones that are let pass, by whether others guess at the account and the address is not one that it knows. */
const tries = { calm: 5, strained: 2 }

/** A guess at a transaction password. */
export interface Guess {
  attempt: Attempt
  /** Wrong ones that are still allowed after this one. */
  left: number
}

/**
 * Notes a guess before it is looked at. The limits are those of a login: per account and address, and an address that the account knows
 * keeps its tries whoever guesses elsewhere (AUTH-55, MEM-33).
 * @throws Refusal ANSWER_LOCKED with the minutes that are left
 */
export async function beginGuess(ctx: Context, playerId: string): Promise<Guess> {
  const { deps, network, site } = ctx
  const isKnown = () => knowsAddress(ctx, playerId)
  try {
    const tried = { network, merchant: site.merchant, account: keyOf(playerId), isKnown }
    const attempt = await beginAttempt(deps, tried)
    const allowed = attempt.isStrained ? tries.strained : tries.calm
    return { attempt, left: Math.max(0, allowed - attempt.failures - 1) }
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'LOGIN_LOCKED') throw error
    const { minutes } = error.value as { minutes: number }
    throw new Refusal('ANSWER_LOCKED', { minutes }, { params: { minutes }, retryAfter: minutes * 60 })
  }
}
