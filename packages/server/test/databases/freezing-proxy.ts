import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

export interface FreezingProxy {
  /** The address of the database, through the proxy. */
  url: string
  /** Passes nothing on any more over connections that are open now, and closes none of them. */
  freeze(): void
  /** Takes new connections and passes nothing on over them; or passes on again. */
  silence(on: boolean): void
  /** Refuses new connections and breaks those that are open; or takes them again. */
  refuse(on: boolean): void
  close(): Promise<void>
}

/** A proxy in front of a database, whose connections can fall silent without an end. */
export async function startFreezingProxy(databaseUrl: string): Promise<FreezingProxy> {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  let isRefusing = false
  let isSilent = false
  const server = createServer(near => {
    if (isRefusing) return void near.destroy()
    if (isSilent) {
      open.add(near)
      return void near.on('error', () => undefined)
    }
    const far = connect(Number(target.port), target.hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.once('close', () => {
        open.delete(socket)
        if (socket.listenerCount('data')) other.destroy()
      })
      socket.on('data', (chunk: Buffer) => void other.write(chunk))
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    freeze: () => {
      for (const socket of open) socket.removeAllListeners('data').pause()
    },
    refuse: on => {
      isRefusing = on
      if (on) for (const socket of open) socket.destroy()
    },
    silence: on => void (isSilent = on),
    close: () =>
      new Promise(resolve => {
        for (const socket of open) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
