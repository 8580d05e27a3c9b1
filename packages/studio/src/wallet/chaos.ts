import { vendorBet, vendorRollback, vendorWin } from '@baize/contract'
import type { CallKind } from '../store/calls.ts'

/** What can go wrong between two machines, on purpose. */
export interface Fault {
  effect: 'dropRequest' | 'dropResponse' | 'duplicate' | 'delay' | 'kill'
  call: CallKind
  /** Milliseconds of a delay. */
  ms?: number | undefined
}

const paths: Record<CallKind, string> = { bet: vendorBet.path, win: vendorWin.path, rollback: vendorRollback.path }
const lost = (): never => {
  throw new TypeError('Chaos: the line went dead')
}
const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

type Send = () => Promise<Response>
const effects: Record<Fault['effect'], (send: Send, fault: Fault) => Promise<Response>> = {
  dropRequest: async () => lost(),
  dropResponse: async send => (await send(), lost()),
  duplicate: async send => (await send(), await send()),
  delay: async (send, { ms = 3000 }) => (await wait(ms), await send()),
  /** The worst moment: the operator has answered, and nothing of it is on our disk. */
  kill: async send => {
    await send()
    process.kill(process.pid, 'SIGKILL')
    return lost()
  },
}

/** A `fetch` that misbehaves when told to. Each armed fault strikes the next call of its kind, once. */
export function createChaos(inner: typeof fetch) {
  const armed: Fault[] = []
  const chaotic: typeof fetch = (input, init) => {
    const path = new URL(input instanceof Request ? input.url : input).pathname
    const found = armed.findIndex(fault => paths[fault.call] === path)
    const [fault] = found < 0 ? [] : armed.splice(found, 1)
    const send = () => inner(input, init)
    return fault ? effects[fault.effect](send, fault) : send()
  }
  return { fetch: chaotic, arm: (fault: Fault) => void armed.push(fault) }
}
