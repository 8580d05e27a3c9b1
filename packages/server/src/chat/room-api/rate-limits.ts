import { RateLimit } from '../../access/rate-limit.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { chatRules } from '../rules.ts'
import type { Seat } from '../seats.ts'

/** How fast people may do what others notice: each person, and all of one address together. */
export function chatPaces({ clock }: Pick<Deps, 'clock'>) {
  const perPerson = new RateLimit(chatRules.pace)
  const perNetwork = new RateLimit(chatRules.pacePerNetwork)
  /** @throws Refusal RATE_LIMITED, with the seconds to wait */
  return ({ person }: Pick<Seat, 'person'>, network: string): void => {
    const now = clock.now().getTime()
    const wait = perPerson.take(person, now) || perNetwork.take(network, now)
    if (wait) throw new Refusal('RATE_LIMITED', { retryAfter: wait }, { retryAfter: wait })
  }
}
