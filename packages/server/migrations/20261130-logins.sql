-- Where a player has logged in, the last 30 times, as the player sees it.
create table login_record (
  player_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  -- In part: enough to recognise the network.
  address text not null,
  -- ISO 3166 code; empty where no proxy says it.
  country text not null,
  device text not null,
  primary key (player_id, id)
);
-- Where the login of a session came from, as above.
alter table session add column country text not null default '';
