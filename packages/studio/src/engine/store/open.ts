import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../../config.ts'

/**
 * The store, one step per entry; `user_version` counts the steps taken. Amounts are minor units,
 * times milliseconds since 1970.
 */
const steps = [
  `
  CREATE TABLE session (
    token_hash TEXT PRIMARY KEY,
    wallet_session TEXT NOT NULL,
    player TEXT NOT NULL,
    nickname TEXT NOT NULL,
    currency TEXT NOT NULL,
    symbol TEXT NOT NULL,
    language TEXT NOT NULL,
    game_code TEXT NOT NULL,
    host_origin TEXT,
    lobby_url TEXT NOT NULL,
    opened_at INTEGER NOT NULL,
    ended_at INTEGER
  ) STRICT;

  CREATE TABLE seed (
    player TEXT NOT NULL,
    game_code TEXT NOT NULL,
    number INTEGER NOT NULL,
    server_seed TEXT NOT NULL,
    commitment TEXT NOT NULL,
    client_seed TEXT,
    nonce INTEGER NOT NULL DEFAULT 0,
    revealed_at INTEGER,
    PRIMARY KEY (player, game_code, number)
  ) STRICT;

  CREATE TABLE round (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    game_code TEXT NOT NULL,
    wallet_session TEXT NOT NULL,
    request_id TEXT NOT NULL,
    stake INTEGER NOT NULL CHECK (stake > 0),
    currency TEXT NOT NULL,
    seed_number INTEGER NOT NULL,
    client_seed TEXT NOT NULL,
    nonce INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('created', 'betSent', 'accepted', 'refused', 'unknown', 'winSent', 'settled', 'rolledBack')),
    stops TEXT,
    win INTEGER CHECK (win >= 0),
    balance TEXT,
    refusal TEXT,
    told INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    ended_at INTEGER,
    UNIQUE (player, game_code, request_id),
    UNIQUE (player, game_code, seed_number, nonce),
    CHECK ((stops IS NULL) = (win IS NULL)),
    CHECK (stops IS NULL OR state IN ('accepted', 'winSent', 'settled'))
  ) STRICT;
  CREATE INDEX round_of_player ON round (player, game_code, created_at);
  -- One game at a time: a player has at most one round that money still hangs on.
  CREATE UNIQUE INDEX open_round ON round (player) WHERE state IN ('created', 'betSent', 'accepted', 'unknown', 'winSent');

  CREATE TABLE call (
    tx_id TEXT PRIMARY KEY,
    round_id TEXT NOT NULL REFERENCES round (id),
    kind TEXT NOT NULL CHECK (kind IN ('bet', 'win', 'rollback')),
    body TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER,
    answered_at INTEGER,
    trouble TEXT
  ) STRICT;
  CREATE INDEX call_due ON call (due_at) WHERE answered_at IS NULL AND due_at IS NOT NULL;
  CREATE INDEX call_of_round ON call (round_id);
  `,
  // Games that are no slots: what the player chose beside the stake, as JSON.
  `ALTER TABLE round ADD COLUMN choice TEXT NOT NULL DEFAULT '{}';`,
  // Draws that many bet on, and rounds that wait for them. A check cannot be changed, so the table
  // is made anew.
  `
  CREATE TABLE draw (
    game_code TEXT NOT NULL,
    number INTEGER NOT NULL,
    closes_at INTEGER NOT NULL,
    draws_at INTEGER NOT NULL,
    server_seed TEXT NOT NULL,
    commitment TEXT NOT NULL,
    stops TEXT,
    drawn_at INTEGER,
    PRIMARY KEY (game_code, number),
    CHECK ((stops IS NULL) = (drawn_at IS NULL))
  ) STRICT;
  CREATE INDEX draw_due ON draw (draws_at) WHERE drawn_at IS NULL;

  CREATE TABLE round_anew (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    game_code TEXT NOT NULL,
    wallet_session TEXT NOT NULL,
    request_id TEXT NOT NULL,
    stake INTEGER NOT NULL CHECK (stake > 0),
    choice TEXT NOT NULL,
    currency TEXT NOT NULL,
    seed_number INTEGER NOT NULL,
    client_seed TEXT NOT NULL,
    nonce INTEGER NOT NULL,
    draw INTEGER,
    state TEXT NOT NULL CHECK (state IN ('created', 'betSent', 'waiting', 'accepted', 'refused', 'unknown', 'winSent', 'settled', 'rolledBack')),
    stops TEXT,
    win INTEGER CHECK (win >= 0),
    balance TEXT,
    refusal TEXT,
    told INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    ended_at INTEGER,
    UNIQUE (player, game_code, request_id),
    FOREIGN KEY (game_code, draw) REFERENCES draw (game_code, number),
    CHECK (draw IS NOT NULL OR state <> 'waiting'),
    CHECK ((stops IS NULL) = (win IS NULL)),
    CHECK (stops IS NULL OR state IN ('accepted', 'winSent', 'settled'))
  ) STRICT;
  INSERT INTO round_anew (id, player, game_code, wallet_session, request_id, stake, choice, currency, seed_number, client_seed, nonce, state,
    stops, win, balance, refusal, told, created_at, ended_at)
  SELECT id, player, game_code, wallet_session, request_id, stake, choice, currency, seed_number, client_seed, nonce, state,
    stops, win, balance, refusal, told, created_at, ended_at FROM round;
  DROP TABLE round;
  ALTER TABLE round_anew RENAME TO round;
  CREATE INDEX round_of_player ON round (player, game_code, created_at);
  CREATE UNIQUE INDEX round_of_seed ON round (player, game_code, seed_number, nonce) WHERE draw IS NULL;
  -- One game at a time: a player has at most one round that money still hangs on, but for bets on draws to come.
  CREATE UNIQUE INDEX open_round ON round (player)
    WHERE draw IS NULL AND state IN ('created', 'betSent', 'accepted', 'unknown', 'winSent');
  CREATE INDEX round_of_draw ON round (game_code, draw) WHERE state = 'waiting';
  `,
  // Card rooms: each match has its secret among the draws; closed rooms are those that the staff
  // closed.
  `
  CREATE TABLE game_match (
    game_code TEXT NOT NULL,
    number INTEGER NOT NULL,
    room TEXT NOT NULL,
    currency TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'playing', 'ended', 'void')),
    deal TEXT,
    moves TEXT NOT NULL DEFAULT '[]',
    client_seed TEXT,
    due_at INTEGER,
    version INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game_code, number),
    FOREIGN KEY (game_code, number) REFERENCES draw (game_code, number),
    CHECK ((deal IS NULL) = (client_seed IS NULL)),
    CHECK (deal IS NOT NULL OR state = 'open')
  ) STRICT;
  CREATE INDEX live_match ON game_match (game_code, room) WHERE state IN ('open', 'playing');
  CREATE TABLE seat (
    game_code TEXT NOT NULL,
    number INTEGER NOT NULL,
    place INTEGER NOT NULL CHECK (place IN (0, 1)),
    player TEXT NOT NULL,
    nickname TEXT NOT NULL,
    client_seed TEXT NOT NULL,
    round_id TEXT NOT NULL UNIQUE REFERENCES round (id),
    missed INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game_code, number, place),
    UNIQUE (game_code, number, player),
    FOREIGN KEY (game_code, number) REFERENCES game_match (game_code, number)
  ) STRICT;
  CREATE INDEX seat_of_player ON seat (player, game_code);
  CREATE TABLE closed_room (room TEXT PRIMARY KEY) STRICT;
  `,
  'CREATE INDEX session_opened ON session (opened_at)',
  // The sandbox's payment gateway: payments as they were opened, and callbacks in the order of
  // sending.
  `
  CREATE TABLE payment (
    id TEXT PRIMARY KEY,
    order_no TEXT NOT NULL UNIQUE,
    request TEXT NOT NULL,
    reference TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0),
    paid INTEGER NOT NULL DEFAULT 0 CHECK (paid BETWEEN 0 AND amount),
    state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'failed', 'cancelled')),
    decision TEXT CHECK (decision IN ('pay', 'refuse')),
    opened_at INTEGER NOT NULL,
    decided_at INTEGER,
    CHECK ((decision IS NULL) = (decided_at IS NULL)),
    CHECK ((paid > 0) = (state = 'paid'))
  ) STRICT;
  CREATE TABLE payment_callback (
    number INTEGER PRIMARY KEY,
    payment_id TEXT NOT NULL REFERENCES payment (id),
    body TEXT NOT NULL,
    forged INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL,
    answered_at INTEGER,
    trouble TEXT
  ) STRICT;
  CREATE INDEX unanswered_callback ON payment_callback (payment_id, number) WHERE answered_at IS NULL;
  `,
  // Wallets of players at this vendor, the operator's transfers to and from them, and the rounds
  // that draw on them. A transfer of `void` was asked for before it came, and never moves anything.
  `
  ALTER TABLE session ADD COLUMN wallet TEXT;
  CREATE INDEX session_of_operator ON session (wallet_session);
  ALTER TABLE round ADD COLUMN wallet TEXT;
  CREATE TABLE player_wallet (
    player TEXT NOT NULL,
    wallet TEXT NOT NULL,
    currency TEXT NOT NULL,
    balance INTEGER NOT NULL,
    PRIMARY KEY (player, wallet, currency)
  ) STRICT;
  CREATE TABLE wallet_transfer (
    reference TEXT PRIMARY KEY,
    request TEXT,
    state TEXT NOT NULL CHECK (state IN ('done', 'refused', 'void')),
    reason TEXT,
    known_at INTEGER NOT NULL,
    CHECK ((request IS NULL) = (state = 'void'))
  ) STRICT;
  `,
] as const

/**
 * The studio's own store. Everything it does is synchronous, so a transaction is a plain function.
 */
export type Store = DatabaseSync

/**
 * Runs `work` as one transaction and rolls it back where it throws.
 * It takes the write lock first, so two writers wait for each other and never fail half way.
 */
export function inTransaction<T>(store: Store, work: () => T): T {
  store.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    store.exec('COMMIT')
    return result
  } catch (error) {
    store.exec('ROLLBACK')
    throw error
  }
}

function migrate(store: Store): void {
  const { user_version: appliedSteps } = store.prepare('PRAGMA user_version').get() as { user_version: number }
  steps.forEach((sql, i) => {
    if (i < appliedSteps) return
    inTransaction(store, () => {
      store.exec(sql)
      store.exec(`PRAGMA user_version = ${i + 1}`)
    })
  })
}

/** SQLite's code of a file that another process has locked. */
const busy = 5

/**
 * Opens the file for this process alone: two studios on one store would send each call twice. The
 * kernel holds the lock, and lets go of it when the process ends.
 */
function openFile(folder: string): Store {
  let store: Store | undefined
  try {
    mkdirSync(folder, { recursive: true })
    store = new DatabaseSync(join(folder, 'studio.sqlite'), { timeout: 0 })
    store.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    return store
  } catch (error) {
    store?.close()
    if ((error as { errcode?: number }).errcode === busy)
      throw new StartError(
        `The store of ${folder} is in use by another studio. Stop it, or set BAIZE_DATA to another folder.`,
      )
    throw new StartError(
      `The studio cannot write to ${folder}: ${error instanceof Error ? error.message : 'unknown reason'}.`,
    )
  }
}

/**
 * Opens `studio.sqlite` in the folder, and makes both where they are missing. Write-ahead log with
 * `synchronous=FULL`: what a transaction wrote is on the disk when it returns, so a round is never
 * sent before it is remembered.
 * @throws StartError where the folder cannot be written, or another process has the store open
 */
export function openStore(folder: string): Store {
  const store = openFile(folder)
  // A table that others refer to can only be made anew while foreign keys are not checked.
  store.exec('PRAGMA foreign_keys = OFF')
  migrate(store)
  store.exec('PRAGMA foreign_keys = ON')
  return store
}
