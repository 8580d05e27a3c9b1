import { bannerArt, feltPanel, portrait, tile, type Ratio } from '@baize/art'
import { and, eq } from 'drizzle-orm'
import { display } from '../announcements/index.ts'
import { modelOf } from '../chat/index.ts'
import type { Db } from '../db/open.ts'
import { ofVendor, game, vendor } from '../games/index.ts'

/** The three crops of a game's picture, by the letter in its address. */
export const crops: Record<string, Ratio> = { p: '3:4', s: '1:1', w: '16:9' }

/** The picture of a game as SVG text; null where there is no such game. */
export async function gamePicture(db: Db, nodeId: string, ratio: Ratio): Promise<string | null> {
  const [row] = await db.select().from(game).innerJoin(vendor, ofVendor).where(eq(game.nodeId, nodeId))
  if (!row) return null
  const { name, emblem, palette, face, gameType } = row.game
  return tile(
    { id: nodeId, title: name, provider: row.vendor.displayName, emblem, palette, face, kind: gameType },
    ratio,
  )
}

/** Places that are tall: beside the forms of login and register. */
const tall = new Set(['w_login', 'w_register'])

/** The picture behind the words of one entry of a display group; null where there is none. */
export async function displayPicture(db: Db, id: string): Promise<string | null> {
  const [row] = await db
    .select()
    .from(display)
    .where(and(eq(display.id, id), eq(display.shown, true)))
  if (!row) return null
  return tall.has(row.groupName) ? feltPanel() : bannerArt(id, '77:30')
}

/** The drawn portrait of a live model; null where there is none. */
export async function modelPicture(db: Db, id: string): Promise<string | null> {
  const model = await modelOf({ db }, id)
  return model && portrait(model.id, model.nickname)
}

/** What stands in for a picture that cannot be had (GAME-11). */
export const defaultPicture = (): string =>
  tile({ id: 'default', title: '', provider: '', emblem: 'cards', palette: 'felt' }, '1:1')
