import {
  announcementArt,
  avatar,
  avatars,
  bannerArt,
  feltPanel,
  portrait,
  tile,
  type Ratio,
  vendorMark,
  lotteryPicture,
  lotteryPictures,
} from '@baize/art'
import { categories } from '@baize/contract'
import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { sentAvatar } from '../accounts/players/index.ts'
import { announcement, display } from '../announcements/index.ts'
import { lookOf, modelOf } from '../chat/index.ts'
import type { Db } from '../db/open.ts'
import { game, selectGames, vendor } from '../games/index.ts'
import type { Deps } from '../deps.ts'
import { isUuid } from '../random.ts'
import { acceptsBrotli, immutable, notFound, fileResponse } from '../http/files/file-response.ts'
import { compressed, servedFile, type ServedFile } from '../http/files/file-store.ts'
import { anyOriginHeaders } from '../http/files/page-headers.ts'

/**
 * The three crops of a game's picture, by the letter in its address, or that of `?crop=`, which
 * asks for the same picture in another shape (GAME-11).
 */
const crops: Record<string, Ratio> = { p: '3:4', s: '1:1', w: '16:9' }

/** The picture of a game as SVG text; null where there is no such game. */
async function gamePicture(db: Db, nodeId: string, ratio: Ratio): Promise<string | null> {
  const [row] = await selectGames(db, eq(game.nodeId, nodeId))
  if (!row) return null
  const { name, emblem, palette, face, gameType } = row.game
  return tile(
    { id: nodeId, title: name, provider: row.vendor.displayName, emblem, palette, face, kind: gameType },
    ratio,
  )
}

/** Display groups with tall pictures: beside the forms of login and registration. */
const tallGroups = new Set(['w_login', 'w_register'])

/** Those over the lists of games, as wide as their place on a wide screen. */
const listGroups = new Set(categories.map(category => `w_${category.toLowerCase()}`))

/** The picture of a display; null where there is none. */
async function displayPicture(db: Db, id: string): Promise<string | null> {
  const [row] = await db
    .select()
    .from(display)
    .where(and(eq(display.id, id), eq(display.shown, true)))
  if (!row) return null
  return tallGroups.has(row.groupName) ? feltPanel() : bannerArt(id, listGroups.has(row.groupName) ? '6:1' : '77:30')
}

/** The picture of a load popup or a promotion; null where there is none. */
async function announcementPicture(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ id: announcement.id }).from(announcement).where(eq(announcement.id, id))
  return row ? announcementArt(row.id) : null
}

/** The drawn portrait of a live model; null where there is none. */
async function modelPicture(db: Db, id: string): Promise<string | null> {
  const model = await modelOf({ db }, id)
  return model && portrait(model.id, model.nickname, lookOf(model.id))
}

/** The mark of a game vendor; null where there is none. */
async function vendorPicture(db: Db, code: string): Promise<string | null> {
  const [row] = await db.select({ name: vendor.displayName }).from(vendor).where(eq(vendor.vassalage, code)).limit(1)
  return row ? vendorMark(row.name) : null
}

/** A picture of the gallery of profiles; null where it has none of this name. */
function galleryPicture(icon: string): string | null {
  const name = avatars.find(known => known === icon)
  return name ? avatar(name) : null
}

/** The picture that replaces a missing one (GAME-11). */
const placeholderPicture = (): string =>
  tile({ id: 'default', title: '', provider: '', emblem: 'cards', palette: 'felt' }, '1:1')

/**
 * The picture of a category of lotteries (CONST-46), by its code in lower case; null where it has
 * none.
 */
function categoryPicture(code: string): string | null {
  const category = lotteryPictures.find(name => name.toLowerCase() === code)
  return category ? lotteryPicture(category) : null
}

/** Pictures that are cached: some screens full of tiles. */
const maxPictures = 600

/**
 * Headers of pictures: any origin may show them, and a picture that is opened as a page may load
 * and run nothing.
 */
const headers = {
  ...anyOriginHeaders,
  'Content-Security-Policy': "default-src 'none'",
  'Cache-Control': immutable,
}

/** Those of a picture that somebody has sent: no cache between may keep it once it is gone. */
const ownHeaders = { ...headers, 'Cache-Control': 'private, max-age=86400' }

interface CachedPicture {
  raw: ServedFile
  br: ServedFile
}

async function cachedPicture(svg: string | null): Promise<CachedPicture | null> {
  if (svg === null) return null
  const raw = servedFile(new TextEncoder().encode(svg), 'image/svg+xml; charset=utf-8')
  return { raw, br: await compressed(raw) }
}

/** Serves the pictures of games and displays, drawn at the first request. Mount it under `/cdn`. */
export function cdnApp({ db }: Pick<Deps, 'db'>): Hono {
  const app = new Hono()
  const pictures = new LRUCache<string, CachedPicture>({ max: maxPictures })

  const send = async (request: Request, key: string, draw: () => Promise<string | null>) => {
    const found = pictures.get(key) ?? (await cachedPicture(await draw()))
    if (found) pictures.set(key, found)
    return found
      ? fileResponse(request, acceptsBrotli(request) ? found.br : found.raw, 200, headers)
      : notFound(anyOriginHeaders)
  }

  app.get('/default.svg', c => send(c.req.raw, 'default', async () => placeholderPicture()))
  app.get('/g/:file{\\w+-[psw]\\.svg}', c => {
    const [, nodeId = '', crop = ''] = /^(\w+)-([psw])\.svg$/.exec(c.req.param('file')) ?? []
    const asked = c.req.query('crop') ?? ''
    const shape = Object.hasOwn(crops, asked) ? asked : crop
    return send(c.req.raw, `g ${nodeId} ${shape}`, () => gamePicture(db, nodeId, crops[shape] ?? '3:4'))
  })
  app.get('/l/:file{\\w+\\.svg}', c => {
    const category = c.req.param('file').replace(/\.svg$/, '')
    return send(c.req.raw, `l ${category}`, async () => categoryPicture(category))
  })
  app.get('/v/:file{\\w+\\.svg}', c => {
    const code = c.req.param('file').replace(/\.svg$/, '')
    return send(c.req.raw, `v ${code}`, () => vendorPicture(db, code))
  })
  app.get('/p/:file{[\\w-]+\\.svg}', c => {
    const id = c.req.param('file').replace(/\.svg$/, '')
    return send(c.req.raw, `p ${id}`, () => displayPicture(db, id))
  })
  app.get('/a/:file{[\\w-]+\\.svg}', c => {
    const id = c.req.param('file').replace(/\.svg$/, '')
    return send(c.req.raw, `a ${id}`, () => announcementPicture(db, id))
  })
  app.get('/m/:file{[\\w-]+\\.svg}', c => {
    const id = c.req.param('file').replace(/\.svg$/, '')
    return send(c.req.raw, `m ${id}`, () => modelPicture(db, id))
  })
  app.get('/u/:file{\\w+\\.svg}', c => {
    const icon = c.req.param('file').replace(/\.svg$/, '')
    return send(c.req.raw, `u ${icon}`, async () => galleryPicture(icon))
  })
  app.get('/u/:file{[\\w-]+\\.jpg}', async c => {
    const id = c.req.param('file').replace(/\.jpg$/, '')
    const picture = isUuid(id) ? await sentAvatar(db, id) : null
    return picture
      ? fileResponse(c.req.raw, servedFile(new Uint8Array(picture), 'image/jpeg'), 200, ownHeaders)
      : notFound(anyOriginHeaders)
  })
  app.all('*', () => notFound(anyOriginHeaders))
  return app
}
