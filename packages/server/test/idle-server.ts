// A server that does nothing, in a process of its own: how much slower it gets is the machine's doing.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const server = createServer((_request, response) => response.end('{"success":true}'))
server.listen(0, '127.0.0.1', () => console.info(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
