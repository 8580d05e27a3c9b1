import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** A visitor who breaks off before being let in is no trouble of the platform's. */
const ignoreError = () => undefined

/**
 * Lets connections that arrive together in one after the other, each in a turn of the event loop of its own: those who are connected already
 * are served in between, so a crowd at the door costs them little. What a connection sends while it waits is kept by its socket.
 */
export function acceptOneByOne(server: Server): void {
  const admit = server.listeners('connection')
  server.removeAllListeners('connection')
  const waiting: Socket[] = []
  const next = () => {
    const socket = waiting.shift()
    socket?.off('error', ignoreError)
    if (socket && !socket.destroyed) for (const listener of admit) listener.call(server, socket)
    if (waiting.length) setImmediate(next)
  }
  server.on('connection', (socket: Socket) => {
    socket.on('error', ignoreError)
    if (waiting.push(socket) === 1) setImmediate(next)
  })
}
