import { isRecord } from './element-shape.ts'

/**
 * A message on the port between a page and a frame. They are numbered, so that a repeated one is
 * recognised.
 */
export type Message<K extends string = string> = { kind: K } & Record<string, unknown>

export interface Wire {
  send(message: Message): void
  close(): void
}

/**
 * Opens one end of a port. A message with the wrong number, of an unknown kind or refused by its
 * reader changes nothing and is counted.
 *
 * @param readers - by kind; false where the message is not what the kind says
 * @param refused - called with each refused message, with their count
 */
export function openWire(
  port: MessagePort,
  readers: Readonly<Record<string, (message: Record<string, unknown>) => boolean>>,
  refused: (count: number) => void,
): Wire {
  let sent = 0
  let received = 0
  let wrong = 0
  port.onmessage = ({ data, ports }) => {
    const message: unknown = data
    const { kind, n } = isRecord(message) && ports.length === 0 ? message : {}
    const isNew = Number.isSafeInteger(n) && (n as number) > received
    const reader = typeof kind === 'string' && Object.hasOwn(readers, kind) ? readers[kind] : undefined
    if (isNew && isRecord(message) && reader?.(message)) received = n as number
    else refused(++wrong)
  }
  return {
    send: message => port.postMessage({ ...message, n: ++sent }),
    close: () => port.close(),
  }
}
