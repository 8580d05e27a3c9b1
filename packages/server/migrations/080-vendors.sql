-- Wins that were refused because they are above the ceiling of their game.
create table refused_win (
  player_id uuid not null,
  vendor text not null,
  tx_id text not null,
  round_id text not null,
  game_code text not null,
  currency text not null,
  amount bigint not null,
  -- How often the vendor has sent it.
  times integer not null,
  at timestamptz not null,
  primary key (player_id, vendor, tx_id)
);
