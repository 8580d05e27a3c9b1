import { minute } from '@baize/contract'
import { and, eq, gt } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { digest, newSecret } from '../../../secrets.ts'
import { quickChallenge } from './tables.ts'

/** Milliseconds for which a challenge is valid. */
const life = 5 * minute

/** Makes a challenge for a passkey to sign; `subject` is the device or player it is for. */
export async function makePasskeyChallenge({ db, clock, random }: Deps, subject: string): Promise<string> {
  const challenge = newSecret(random)
  const endsAt = new Date(clock.now().getTime() + life)
  await db.insert(quickChallenge).values({ challengeHash: digest(challenge), subject, endsAt })
  return challenge
}

/** Uses a challenge up. False where it is unknown, used, too old or for another subject. */
export async function takePasskeyChallenge({ db, clock }: Deps, subject: string, challenge: string): Promise<boolean> {
  const taken = await db
    .delete(quickChallenge)
    .where(
      and(
        eq(quickChallenge.challengeHash, digest(challenge)),
        eq(quickChallenge.subject, subject),
        gt(quickChallenge.endsAt, clock.now()),
      ),
    )
    .returning()
  return taken.length > 0
}
