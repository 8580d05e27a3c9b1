import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../deps.ts'
import { acceptsBrotli, immutable, missing, respond } from '../http/files/file-response.ts'
import { compressed, servedFile, type ServedFile } from '../http/files/files.ts'
import { openToAll } from '../http/files/page-headers.ts'
import { crops, defaultPicture, displayPicture, gamePicture, modelPicture } from './pictures.ts'
import { lotteryPicture, lotteryPictures } from '@baize/art'

/** The picture of a family of lotteries (CONST-46), by its code in lower case; null where it has none. */
function categoryPicture(code: string): string | null {
  const category = lotteryPictures.find(name => name.toLowerCase() === code)
  return category ? lotteryPicture(category) : null
}

/** How many pictures are kept ready: some screens full of tiles. */
const kept = 600

/** Pictures go to pages of every origin; opened by itself, a picture may load and run nothing. */
const headers = {
  ...openToAll,
  'Content-Security-Policy': "default-src 'none'",
  'Cache-Control': immutable,
}

interface Ready {
  raw: ServedFile
  br: ServedFile
}

async function ready(svg: string | null): Promise<Ready | null> {
  if (svg === null) return null
  const raw = servedFile(new TextEncoder().encode(svg), 'image/svg+xml; charset=utf-8')
  return { raw, br: await compressed(raw) }
}

/** The pictures of games and displays, drawn when they are first asked for. To be mounted under `/cdn`. */
export function cdnApp({ db }: Pick<Deps, 'db'>): Hono {
  const app = new Hono()
  const pictures = new LRUCache<string, Ready>({ max: kept })

  const send = async (request: Request, key: string, draw: () => Promise<string | null>) => {
    const found = pictures.get(key) ?? (await ready(await draw()))
    if (found) pictures.set(key, found)
    return found ? respond(request, acceptsBrotli(request) ? found.br : found.raw, 200, headers) : missing(openToAll)
  }

  app.get('/default.svg', c => send(c.req.raw, 'default', async () => defaultPicture()))
  app.get('/g/:file{\\w+-[psw]\\.svg}', c => {
    const [, nodeId = '', crop = ''] = /^(\w+)-([psw])\.svg$/.exec(c.req.param('file')) ?? []
    return send(c.req.raw, `g ${nodeId} ${crop}`, () => gamePicture(db, nodeId, crops[crop] ?? '3:4'))
  })
  app.get('/l/:file{\\w+\\.svg}', c => {
    const category = c.req.param('file').replace(/\.svg$/, '')
    return send(c.req.raw, `l ${category}`, async () => categoryPicture(category))
  })
  app.get('/p/:file{[\\w-]+\\.svg}', c => {
    const id = c.req.param('file').replace(/\.svg$/, '')
    return send(c.req.raw, `p ${id}`, () => displayPicture(db, id))
  })
  app.get('/m/:file{[\\w-]+\\.svg}', c => {
    const id = c.req.param('file').replace(/\.svg$/, '')
    return send(c.req.raw, `m ${id}`, () => modelPicture(db, id))
  })
  app.all('*', () => missing(openToAll))
  return app
}
