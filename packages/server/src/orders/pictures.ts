import { plainText, receiptsMax } from '@baize/contract'
import { mkdir, writeFile } from 'node:fs/promises'
import { isAbsolute, join, resolve } from 'node:path'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { UsageError } from '../area.ts'
import { auditStaff } from '../audit-trail/index.ts'
import type { AuditKind } from '../audit-trail/index.ts'
import type { Db } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { wrongPicture } from '../pictures/index.ts'
import { isUuid } from '../random.ts'
import type { OrderDeps } from './open-order.ts'
import { orderPicture } from './tables.ts'
import type { MoneyOrder } from './tables.ts'

/** What pictures are about: an order, or one part of it. */
interface About extends Pick<MoneyOrder, 'playerId' | 'orderNo'> {
  partNo?: number
}

const isAbout = ({ playerId, orderNo, partNo = 0 }: About) =>
  and(eq(orderPicture.playerId, playerId), eq(orderPicture.orderNo, orderNo), eq(orderPicture.partNo, partNo))

export const countPictures = (db: Db, about: About): Promise<number> => db.$count(orderPicture, isAbout(about))

/**
 * Adds a picture that was cleaned, in a transaction that has locked its order.
 * @throws Refusal FIELD_INVALID where there are as many as there may be
 */
export async function addPicture(
  { db, random, clock }: OrderDeps,
  about: About,
  { name, picture }: { name: string; picture: Uint8Array },
): Promise<void> {
  if ((await countPictures(db, about)) >= receiptsMax) throw wrongPicture('count')
  const { playerId, orderNo, partNo = 0 } = about
  const row = { id: random.id(), playerId, orderNo, partNo, name: plainText(name).slice(0, 255) || 'picture' }
  await db.insert(orderPicture).values({ ...row, picture, at: clock.now() })
}

/** Takes a picture away; false where it is none of these. */
export async function removePicture(db: Db, about: About, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const isIt = and(eq(orderPicture.id, id), isAbout(about))
  const removed = await db.delete(orderPicture).where(isIt).returning({ id: orderPicture.id })
  return removed.length > 0
}

/** A picture without its bytes. */
export interface PictureEntry {
  id: string
  name: string
  bytes: number
  partNo: number
}

/** Pictures of orders of one player by order number, without their bytes. */
export async function picturesOf(
  db: Db,
  playerId: string,
  orderNos: readonly string[],
): Promise<Map<string, PictureEntry[]>> {
  if (!orderNos.length) return new Map()
  const { id, orderNo, name, partNo } = orderPicture
  const bytes = sql<number>`length(${orderPicture.picture})`
  const rows = await db
    .select({ orderNo, id, name, bytes, partNo })
    .from(orderPicture)
    .where(and(eq(orderPicture.playerId, playerId), inArray(orderNo, [...orderNos])))
    .orderBy(asc(orderPicture.at), asc(id))
  const entries = rows.map(({ orderNo: number, ...entry }) => [number, entry] as const)
  return new Map(
    [...Map.groupBy(entries, ([number]) => number)].map(([number, own]) => [number, own.map(([, entry]) => entry)]),
  )
}

/** Who of staff has pictures written where, and what the audit trail calls it. */
interface Writing {
  by: string
  /** Absolute, or within the data folder, which no page reaches. */
  folder: string
  what: AuditKind
}

/**
 * Writes the pictures of an order for staff, who alone can read the files, with its note in the
 * audit trail.
 * @returns a line for each
 * @throws UsageError where there is no data folder
 */
export async function writePictures(
  deps: OrderDeps & Pick<Deps, 'config'>,
  { playerId, orderNo }: About,
  { by, folder, what }: Writing,
): Promise<string[]> {
  const { db, config } = deps
  const pictures = await db
    .select()
    .from(orderPicture)
    .where(and(eq(orderPicture.playerId, playerId), eq(orderPicture.orderNo, orderNo)))
    .orderBy(asc(orderPicture.partNo), asc(orderPicture.at))
  const { dataDir } = config
  if (!isAbsolute(folder) && dataDir.startsWith('memory:'))
    throw new UsageError('This platform has no data folder to write pictures to.')
  const target = resolve(dataDir, folder)
  await mkdir(target, { recursive: true })
  const lines: string[] = []
  for (const [nth, { picture, name, partNo }] of pictures.entries()) {
    const file = join(target, [orderNo, ...(partNo ? [`part${partNo}`] : []), `${nth + 1}.jpg`].join('-'))
    await writeFile(file, picture, { mode: 0o600 })
    lines.push(`${file}  ${JSON.stringify(name)}`)
  }
  await auditStaff(deps, db, by, { what, playerId, reason: orderNo, after: { folder, pictures: lines.length } })
  return lines
}
