import type { EmblemName, Face, PaletteName } from '@baize/art'
import type { Category } from '@baize/contract'
import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })
const states = ['open', 'maintenance'] as const

export const vendor = pgTable(
  'vendor',
  {
    vassalage: text().notNull(),
    gameType: text('game_type').$type<Category>().notNull(),
    displayName: text('display_name').notNull(),
    place: integer().notNull(),
    state: text({ enum: states }).notNull(),
    maintenanceUntil: time('maintenance_until'),
    /** Whether its games may run in a frame (GAME-23). */
    framed: boolean().notNull().default(true),
    games: integer().notNull().default(0),
    tiles: integer().notNull().default(0),
  },
  table => [primaryKey({ columns: [table.vassalage, table.gameType] })],
)

export const game = pgTable('game', {
  nodeId: text('node_id').primaryKey(),
  vassalage: text().notNull(),
  gameType: text('game_type').$type<Category>().notNull(),
  gameCode: text('game_code').notNull(),
  name: text().notNull(),
  emblem: text().$type<EmblemName>().notNull(),
  palette: text().$type<PaletteName>().notNull(),
  face: text().$type<Face>().notNull(),
  container: boolean().notNull().default(false),
  place: integer().notNull(),
  typePlace: integer('type_place'),
  vendorPlace: integer('vendor_place'),
  hotRank: integer('hot_rank'),
  state: text({ enum: states }).notNull(),
  maintenanceUntil: time('maintenance_until'),
  releasedAt: time('released_at').notNull(),
})

export const gameWord = pgTable('game_word', { word: text().notNull(), nodeId: text('node_id').notNull() }, table => [
  primaryKey({ columns: [table.word, table.nodeId] }),
])

export const favourite = pgTable(
  'favourite',
  { playerId: uuid('player_id').notNull(), nodeId: text('node_id').notNull(), at: time('at').notNull() },
  table => [primaryKey({ columns: [table.playerId, table.nodeId] })],
)
