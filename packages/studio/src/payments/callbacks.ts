import { callbackPath } from '@baize/contract'
import { type Deps, pauseAfter } from '../engine/deps.ts'
import {
  type Callback,
  dueCallbacks,
  markCallbackAnswered,
  nextCallbackAt,
  postponeCallback,
} from '../engine/store/payments.ts'
import { paymentTime } from './gateway.ts'

/** Callbacks that are sent at once. */
const batchSize = 20

const path = callbackPath('sandbox')

/**
 * Sends one callback, and returns whether it is done with. A forged one is refused for its
 * signature, which is all the answer that it gets.
 */
async function send(deps: Deps, { number, body, forged, attempts }: Callback): Promise<boolean> {
  const { store, wallet, keyring, backoff } = deps
  const trouble = forged
    ? await wallet.notify(path, body, { ...keyring.current(), secret: 'forged' })
    : await wallet.notify(path, body)
  const done = trouble === null || (forged && trouble.startsWith('HTTP 4'))
  const now = paymentTime(deps)
  if (done) markCallbackAnswered(store, number, now)
  else postponeCallback(store, number, trouble, now + pauseAfter(backoff, attempts))
  return done
}

/**
 * Sends the callbacks that are due, those of one payment one after another. What the platform does
 * not take is sent again later; the store is the queue.
 */
export async function sendDueCallbacks(deps: Deps): Promise<void> {
  const due = dueCallbacks(deps.store, paymentTime(deps), batchSize)
  const done = await Promise.all(due.map(callback => send(deps, callback)))
  if (done.includes(true)) await sendDueCallbacks(deps)
}

/** Milliseconds until the next callback is due; null where none is left. */
export function untilNextCallback(deps: Deps): number | null {
  const at = nextCallbackAt(deps.store)
  return at === null ? null : at - paymentTime(deps)
}
