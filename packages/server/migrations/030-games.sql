-- A vendor within one kind of game. `games` counts its games and `tiles` its containers too, so that lists need not.
create table vendor (
  vassalage text not null,
  game_type text not null,
  display_name text not null,
  place integer not null,
  state text not null check (state in ('open', 'maintenance')),
  maintenance_until timestamptz,
  games integer not null default 0,
  tiles integer not null default 0,
  primary key (vassalage, game_type)
);
create index vendor_by_type on vendor (game_type, place);

-- `place` is the editorial order of all; `type_place` and `vendor_place` count from 1 without a gap within a kind and within a vendor
-- (there without containers), so that any page of a long list is a range of an index. `hot_rank` is the played order, null for all but
-- the first hundred.
create table game (
  node_id text primary key,
  vassalage text not null,
  game_type text not null,
  game_code text not null,
  name text not null,
  emblem text not null,
  palette text not null,
  face text not null,
  container boolean not null default false,
  place integer not null,
  type_place integer,
  vendor_place integer,
  hot_rank integer,
  state text not null check (state in ('open', 'maintenance')),
  maintenance_until timestamptz,
  released_at timestamptz not null,
  unique (vassalage, game_code)
);
create index game_by_type on game (game_type, type_place);
create index game_by_vendor on game (vassalage, game_type, vendor_place);
create index game_by_release on game (game_type, released_at);
create index game_by_heat on game (hot_rank, place);
create index game_by_type_and_heat on game (game_type, hot_rank, place);

-- The words of every title and vendor name, so that a search reads an index by the beginning of a word.
create table game_word (
  word text collate "C" not null,
  node_id text not null,
  primary key (word, node_id)
);

create table favourite (
  player_id uuid not null,
  node_id text not null,
  at timestamptz not null,
  primary key (player_id, node_id)
);

-- The played order asks how often each game was played of late.
create index game_round_opened on game_round (opened_at);
