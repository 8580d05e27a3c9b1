import { hiddenBalance } from '../money/hidden-balance.ts'

/** Envelope of the game frame protocol (docs/game-protocol.md). */
export interface GameMessage {
  type: GameMessageType
  data: Readonly<Record<string, unknown>>
}
export type GameMessageType = (typeof fromGame)[number]

const ns = 'baize.game'
const v = 1
/** Messages that a game may send; anything else is dropped. */
const fromGame = ['ready', 'busy', 'idle', 'balance', 'round.start', 'round.end', 'leaving', 'exit', 'error'] as const
type HostMessageType = 'connect' | 'refresh' | 'pause' | 'resume' | 'mute' | 'balance.hidden' | 'close'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A message of a game, or null for whatever else arrives. */
export function readMessage(value: unknown): GameMessage | null {
  if (!isRecord(value) || value['ns'] !== ns || value['v'] !== v || !isRecord(value['data'])) return null
  const type = fromGame.find(name => name === value['type'])
  return type ? { type, data: value['data'] } : null
}

let count = 0
export const message = (type: HostMessageType, data: object = {}) => ({ ns, v, type, id: `h${(count += 1)}`, data })

/**
 * Listens to the game in a frame, and to nobody else: the first message must come from that window
 * and that origin, and everything after it comes through a port that only the two hold. Other
 * scripts of the page cannot listen.
 *
 * @returns functions that send to the game, and that stop listening
 */
export function connectGame(frame: HTMLIFrameElement, origin: string, onMessage: (message: GameMessage) => void) {
  let port: MessagePort | null = null
  const say = (type: HostMessageType, data?: object) => port?.postMessage(message(type, data))
  const $hidden = hiddenBalance()
  const sendHidden = () => say('balance.hidden', { hidden: $hidden.get() })

  const greet = (event: MessageEvent) => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return
    const ready = readMessage(event.data)
    if (ready?.type !== 'ready') return
    port?.close()
    const channel = new MessageChannel()
    port = channel.port1
    port.onmessage = ({ data }: MessageEvent) => {
      const received = readMessage(data)
      if (received) onMessage(received)
    }
    frame.contentWindow?.postMessage(message('connect'), origin, [channel.port2])
    sendHidden()
    onMessage(ready)
  }
  window.addEventListener('message', greet)
  const unlisten = $hidden.listen(sendHidden)
  return {
    say,
    close() {
      window.removeEventListener('message', greet)
      unlisten()
      port?.close()
    },
  }
}
