import { bigint, boolean, integer, pgTable, pgView, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const minor = (name: string) => bigint(name, { mode: 'bigint' })

export const vendorNonces = pgTable(
  'vendor_nonce',
  {
    vendor: text('vendor').notNull(),
    nonce: text('nonce').notNull(),
    at: time('at').notNull(),
    /** The key that the call was signed with. */
    keyId: text('key_id'),
  },
  table => [primaryKey({ columns: [table.vendor, table.nonce] })],
)

/** Every call with an idempotency key and its answer. Rows are never deleted. */
export const vendorCalls = pgTable(
  'vendor_call',
  {
    playerId: uuid('player_id').notNull(),
    vendor: text('vendor').notNull(),
    txId: text('tx_id').notNull(),
    requestHash: text('request_hash').notNull(),
    moved: minor('moved').notNull().default(0n),
    succeeded: boolean('succeeded').notNull().default(false),
    status: integer('status').notNull().default(0),
    response: text('response').notNull().default(''),
    at: time('at').notNull(),
  },
  table => [primaryKey({ columns: [table.playerId, table.vendor, table.txId] })],
)

/** A bet, or the tombstone of one that was rolled back before it came. */
export const vendorBets = pgTable(
  'vendor_bet',
  {
    playerId: uuid('player_id').notNull(),
    vendor: text('vendor').notNull(),
    txId: text('tx_id').notNull(),
    roundId: text('round_id').notNull(),
    amount: minor('amount').notNull(),
    state: text('state', { enum: ['taken', 'settled', 'rolled_back'] }).notNull(),
    at: time('at').notNull(),
  },
  table => [primaryKey({ columns: [table.playerId, table.vendor, table.txId] })],
)

/**
 * A round of a game. `bet` and `win` are minor units; winners are closed rounds that paid more than
 * their stake.
 */
export const gameRounds = pgTable(
  'game_round',
  {
    playerId: uuid('player_id').notNull(),
    vendor: text('vendor').notNull(),
    roundId: text('round_id').notNull(),
    launchId: uuid('launch_id').notNull(),
    /** That of the launch; null where it draws on the player's only wallet. */
    wallet: text('wallet'),
    vassalage: text('vassalage').notNull(),
    gameType: text('game_type').notNull(),
    gameCode: text('game_code').notNull(),
    currency: text('currency').notNull(),
    bet: minor('bet').notNull(),
    win: minor('win').notNull().default(0n),
    state: text('state', { enum: ['open', 'closed', 'rolled_back'] }).notNull(),
    openedAt: time('opened_at').notNull(),
    closedAt: time('closed_at'),
    /**
     * Version of the player's cash at the close: what the ledger moves later has a higher one,
     * whatever clocks say.
     */
    closedVersion: minor('closed_version'),
  },
  table => [primaryKey({ columns: [table.playerId, table.vendor, table.roundId] })],
)

const refusedWin = {
  playerId: uuid('player_id').notNull(),
  vendor: text('vendor').notNull(),
  txId: text('tx_id').notNull(),
  roundId: text('round_id').notNull(),
  gameCode: text('game_code').notNull(),
  currency: text('currency').notNull(),
  amount: minor('amount').notNull(),
  times: integer('times').notNull(),
  at: time('at').notNull(),
}

/**
 * A win that was refused because it is above its game's ceiling. It stays when it is paid later.
 */
export const refusedWins = pgTable('refused_win', refusedWin, table => [
  primaryKey({ columns: [table.playerId, table.vendor, table.txId] }),
])

/** Refused wins that can still be paid. The view is the one place that says so. */
export const waitingWins = pgView('waiting_win', refusedWin).existing()

/**
 * A launch of a game: first a code that opens it once, then the session of the game. Codes and
 * tokens are stored as hashes.
 */
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
    /** The vendor whose wallet its rounds draw on; null where that is the player's only wallet. */
    wallet: text('wallet'),
    codeHash: text('code_hash').notNull(),
    codeExpiresAt: time('code_expires_at').notNull(),
    sessionHash: text('session_hash'),
    launchedAt: time('launched_at').notNull(),
    openedAt: time('opened_at'),
  },
  table => [primaryKey({ columns: [table.playerId, table.id] })],
)
export type Launch = typeof gameLaunches.$inferSelect
