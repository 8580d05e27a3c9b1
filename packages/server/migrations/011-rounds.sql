-- What game vendors asked for and were told. The player stands first in every key.

-- One row for every call with a key, for ever: the same call gets the same bytes again.
create table vendor_call (
  player_id uuid not null,
  vendor text not null,
  tx_id text not null,
  request_hash text not null,
  -- Minor units by which the player's balance changed.
  moved bigint not null default 0,
  succeeded boolean not null default false,
  status integer not null default 0,
  response text not null default '',
  at timestamptz not null,
  primary key (player_id, vendor, tx_id)
);

-- A bet, or the tombstone of one that was rolled back before it came.
create table vendor_bet (
  player_id uuid not null,
  vendor text not null,
  tx_id text not null,
  round_id text not null,
  amount bigint not null,
  state text not null check (state in ('taken', 'settled', 'rolled_back')),
  at timestamptz not null,
  primary key (player_id, vendor, tx_id)
);
create index vendor_bet_round on vendor_bet (player_id, vendor, round_id);

create table game_round (
  player_id uuid not null,
  vendor text not null,
  round_id text not null,
  launch_id uuid not null,
  vassalage text not null,
  game_type text not null,
  game_code text not null,
  currency text not null,
  bet bigint not null,
  win bigint not null default 0,
  state text not null check (state in ('open', 'closed', 'rolled_back')),
  opened_at timestamptz not null,
  closed_at timestamptz,
  primary key (player_id, vendor, round_id)
);
create index game_round_launch on game_round (player_id, launch_id);
-- Winner boards ask across players: the latest, and the biggest of a week.
create index game_round_won on game_round (closed_at desc) where win > 0;

-- One launch of a game: first a code that opens it once, then the session of the game.
create table game_launch (
  player_id uuid not null,
  id uuid not null,
  vendor text not null,
  vassalage text not null,
  game_type text not null,
  game_code text not null,
  currency text not null,
  language text not null,
  -- The session of the player that launched it; it ends with that one.
  session_id uuid not null,
  host_origin text,
  lobby_url text not null,
  code_hash text not null,
  code_expires_at timestamptz not null,
  session_hash text,
  launched_at timestamptz not null,
  opened_at timestamptz,
  primary key (player_id, id)
);
create index game_launch_code on game_launch (code_hash);
create index game_launch_session on game_launch (player_id, session_hash);
