import { type Endpoint, signatureHeaders, vendorBet, vendorRollback, vendorWin } from '@baize/contract'
import type { CallKind } from '../store/calls.ts'
import { type EffectName, effectOf, type AffectedCall } from './chaos-effects.ts'
import { signedHeaders, type Signer } from './sign.ts'

/** Fault that waits for a call. */
export interface Fault {
  effect: EffectName
  call: CallKind
  /** Milliseconds of a delay. */
  ms: number
  /** Whether it strikes every call of its kind until it is switched off, or the next one alone. */
  lasting: boolean
}

/** A `fetch` with faults that can be switched on. */
export interface Chaos {
  fetch: typeof fetch
  armed: () => readonly Fault[]
  /** Lets the fault strike the calls to come, after those that were armed before it. */
  arm: (fault: Fault) => void
  /** Takes back what fits: an effect, those of a kind of calls, or all. */
  disarm: (which?: Partial<Pick<Fault, 'effect' | 'call'>>) => void
}

const endpoints: Record<CallKind, Endpoint> = { bet: vendorBet, win: vendorWin, rollback: vendorRollback }
const kinds = Object.keys(endpoints) as CallKind[]

type FetchArguments = Parameters<typeof fetch>
const addressOf = (input: FetchArguments[0]): URL => new URL(input instanceof Request ? input.url : input)
const headersOf = (init: RequestInit): Record<string, string> => Object.fromEntries(new Headers(init.headers))

/** @param signer - key of the moment, which signs the calls that effects make up */
export function createChaos(inner: typeof fetch, signer: () => Signer): Chaos {
  let armed: Fault[] = []
  let deferred: ((signal: RequestInit['signal']) => Promise<unknown>) | null = null

  function faultFor(call: CallKind): Fault | undefined {
    const fault = armed.find(each => each.call === call)
    if (fault && !fault.lasting) armed = armed.filter(each => each !== fault)
    return fault
  }

  function struck(url: URL, init: RequestInit, ms: number): AffectedCall {
    const headers = headersOf(init)
    /** The moment that the call was signed for: by the operator's clock, whatever ours says. */
    const at = Number(headers[signatureHeaders.timestamp]) * 1000
    return {
      ms,
      body: JSON.parse(typeof init.body === 'string' ? init.body : '{}') as AffectedCall['body'],
      send: changed => inner(url, { ...init, headers: { ...headers, ...changed } }),
      defer: () => {
        if (deferred) return false
        deferred = signal => inner(url, { ...init, ...(signal ? { signal } : {}) })
        return true
      },
      forge: async ({ path, method }, body) => {
        const text = JSON.stringify(body)
        const signed = await signedHeaders(signer(), path, text, at)
        return inner(new URL(path, url), { ...init, method, body: text, headers: signed })
      },
    }
  }

  /** Sends the deferred call. Nobody waits for its answer any more. */
  async function release(signal: RequestInit['signal']): Promise<void> {
    const send = deferred
    deferred = null
    await send?.(signal).catch(() => null)
  }

  async function fetchWithFaults(input: FetchArguments[0], init: RequestInit = {}): Promise<Response> {
    const url = addressOf(input)
    const call = kinds.find(kind => endpoints[kind].path === url.pathname)
    if (!call) return inner(input, init)
    const fault = faultFor(call)
    const response = await (fault ? effectOf(fault.effect).strike(struck(url, init, fault.ms)) : inner(input, init))
    await release(init.signal)
    return response
  }

  return {
    fetch: fetchWithFaults,
    armed: () => armed,
    arm: fault => void armed.push(fault),
    disarm: ({ effect, call } = {}) => {
      armed = armed.filter(each => (effect && each.effect !== effect) || (call && each.call !== call))
    },
  }
}
