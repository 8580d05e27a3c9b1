-- Messages that the platform leaves for one player: which text, and what is filled in.
create table player_message (
  player_id uuid not null,
  id text not null,
  kind text not null,
  facts jsonb not null,
  at timestamptz not null,
  primary key (player_id, id)
);
