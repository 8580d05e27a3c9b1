import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const sdk = join(import.meta.dirname, '..', '..', '..', '..', 'dist', 'sdk')
const ours = /^\/(sdk|wps|lgw|lotto|cdn|dev)\//
const types = { js: 'text/javascript', json: 'application/json' }

async function body(request) {
  const parts = []
  for await (const part of request) parts.push(part)
  return parts.length ? Buffer.concat(parts) : undefined
}

/**
 * Puts the platform on the origin of the tests, as the operator's own site has it: calls go on
 * under the platform's own origin. Without a platform only the SDK is there, from the disk.
 */
export const platform = url => async (context, next) => {
  if (!ours.test(context.path)) return next()
  if (!url) {
    const file = context.path.match(/^\/sdk\/v1\/(.+)$/)?.[1] ?? ''
    context.type = types[file.split('.').at(-1)] ?? 'text/plain'
    context.body = await readFile(join(sdk, file)).catch(() => null)
    return
  }
  const { host: _host, connection: _connection, 'accept-encoding': _encoding, ...headers } = context.headers
  if (headers.origin) headers.origin = url
  const { method, req } = context
  const reply = await fetch(url + context.url, { method, headers, redirect: 'manual', body: await body(req) })
  context.status = reply.status
  for (const [name, value] of reply.headers)
    if (!/^(content-(length|encoding)|transfer-encoding|connection)$/.test(name)) context.set(name, value)
  context.body = Buffer.from(await reply.arrayBuffer())
}
