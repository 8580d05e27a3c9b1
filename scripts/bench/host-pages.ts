import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

/** Pages of somebody else's by path, for a browser that measures them. */
export interface HostPages {
  origin: string
  /** Path of a page with this in its body. */
  page: (name: string, body: string) => string
  /** Address of a script. */
  script: (name: string, text: string) => string
  close: () => void
}

const pageHtml = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title><link rel="icon" href="data:,"><body>${body}</body></html>`

/** Serves pages and scripts as a static host does: compressed, on an origin of its own. */
export async function hostPages(): Promise<HostPages> {
  const files = new Map<string, { type: string; body: Buffer }>()
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url)
    if (!file) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const add = (path: string, type: string, text: string) => {
    files.set(path, { type, body: brotliCompressSync(text) })
    return origin + path
  }
  return {
    origin,
    page: (name, body) => add(`/${name}`, 'text/html; charset=utf-8', pageHtml(body)),
    script: (name, text) => add(`/${name}.js`, 'text/javascript; charset=utf-8', text),
    close: () => server.close(),
  }
}
