/** Messages of docs/game-protocol.md. */
export interface Envelope {
  ns: 'baize.game'
  v: 1
  type: string
  id: string
  data: Record<string, unknown>
}

/** Messages from the host to the game. */
export interface HostCalls {
  connected(): void
  refresh(): void
  pause(): void
  resume(): void
  close(): void
  /** Whether the page around it hides balances. */
  hideBalance(hidden: boolean): void
}

export interface Host {
  /** Whether a page frames the game and listens. */
  readonly present: boolean
  post(type: string, data?: Record<string, unknown>): void
}

const nobody: Host = { present: false, post: () => {} }

function envelopeOf(data: unknown): Envelope | null {
  const message = data as Partial<Envelope> | null
  return message?.ns === 'baize.game' && message.v === 1 && typeof message.type === 'string'
    ? (message as Envelope)
    : null
}

/**
 * Meets the page that frames the game. Only `ready` goes over the window, and only to `hostOrigin`;
 * from the transferred port on both sides use the port.
 */
export function connectHost(hostOrigin: string | null, ready: Record<string, unknown>, calls: HostCalls): Host {
  if (!hostOrigin || window.parent === window) return nobody
  let port: MessagePort | null = null
  let sent = 0
  const envelope = (type: string, data: Record<string, unknown>): Envelope => ({
    ns: 'baize.game',
    v: 1,
    type,
    id: `g${++sent}`,
    data,
  })
  const handlers: Record<string, (data: Envelope['data']) => void> = {
    refresh: () => calls.refresh(),
    pause: () => calls.pause(),
    resume: () => calls.resume(),
    close: () => calls.close(),
    'balance.hidden': ({ hidden }) => calls.hideBalance(hidden === true),
  }

  addEventListener('message', event => {
    if (port || event.source !== window.parent || event.origin !== hostOrigin) return
    if (envelopeOf(event.data)?.type !== 'connect' || !event.ports[0]) return
    port = event.ports[0]
    port.onmessage = ({ data }) => {
      const message = envelopeOf(data)
      if (message && Object.hasOwn(handlers, message.type)) handlers[message.type]?.(message.data ?? {})
    }
    calls.connected()
  })
  window.parent.postMessage(envelope('ready', ready), hostOrigin)
  return { present: true, post: (type, data = {}) => port?.postMessage(envelope(type, data)) }
}
