import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A launch of a game: first a code that opens it once, then the session of the game. Codes and tokens are kept hashed. */
export const gameLaunches = pgTable(
  'game_launch',
  {
    playerId: uuid('player_id').notNull(),
    id: uuid('id').notNull(),
    vendor: text('vendor').notNull(),
    vassalage: text('vassalage').notNull(),
    gameType: text('game_type').notNull(),
    gameCode: text('game_code').notNull(),
    currency: text('currency').notNull(),
    language: text('language').notNull(),
    sessionId: uuid('session_id').notNull(),
    hostOrigin: text('host_origin'),
    lobbyUrl: text('lobby_url').notNull(),
    codeHash: text('code_hash').notNull(),
    codeExpiresAt: time('code_expires_at').notNull(),
    sessionHash: text('session_hash'),
    launchedAt: time('launched_at').notNull(),
    openedAt: time('opened_at'),
  },
  table => [primaryKey({ columns: [table.playerId, table.id] })],
)
export type Launch = typeof gameLaunches.$inferSelect
