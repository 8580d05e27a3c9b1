import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Errors of a connection that breaks off while it waits are ignored. */
const ignoreError = () => undefined

/** Connections that may wait; further ones are closed at once. */
const maxWaiting = 5000

/**
 * Accepts connections that arrive together one by one, each in a turn of the event loop of its own,
 * so that open connections are served in between. Data of a waiting connection stays in its socket.
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
    if (waiting.length >= maxWaiting) return void socket.destroy()
    socket.on('error', ignoreError)
    if (waiting.push(socket) === 1) setImmediate(next)
  })
}
