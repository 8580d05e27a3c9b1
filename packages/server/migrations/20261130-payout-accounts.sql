-- Accounts that players are paid out to.
create table payout_account (
  player_id uuid not null,
  id uuid not null,
  provider_id text not null,
  kind text not null,
  -- In full, for the staff who send the money.
  number text not null,
  -- What tells it from the player's others: alike for what is one account however it is written.
  number_key text not null,
  holder text not null,
  -- Of a player's accounts the one of the highest preference is chosen beforehand.
  preference integer not null,
  added_at timestamptz not null,
  primary key (player_id, id)
);
create unique index payout_account_number on payout_account (player_id, number_key);
