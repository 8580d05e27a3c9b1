-- Bonuses of players. The money of a bonus lies in the account `player:<id>:bonus` until it ends; amounts are minor units.
create table bonus (
  player_id uuid not null,
  id uuid not null,
  -- Who granted it, and under which key: the same grant is there once, for ever.
  granted_by text not null,
  grant_key text not null,
  name text not null,
  -- What it was granted for, as its player reads it; empty where that is not said.
  source text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  -- Valid bets that it takes, and the per cent of a bet that counts, by category: the terms of the day on which it was granted.
  turnover_needed bigint not null check (turnover_needed >= 0),
  contributions jsonb not null,
  granted_at timestamptz not null,
  valid_until timestamptz not null,
  state text not null check (state in ('active', 'completed', 'expired', 'cancelled')),
  -- What is left of it with its winnings; of one that ended, what it was then.
  balance bigint not null check (balance >= 0),
  -- The turnover when it ended; of an active one it is added up from its player's bets.
  turnover_done bigint check ((state = 'active') = (turnover_done is null)),
  ended_at timestamptz check ((state = 'active') = (ended_at is null)),
  primary key (player_id, id),
  unique (player_id, granted_by, grant_key)
);
-- A player's bonuses as a page shows them, and those that a bet, a win or the job asks for.
create index bonus_granted on bonus (player_id, granted_at, id);
create index bonus_active on bonus (player_id, valid_until) where state = 'active';

-- Bonus money in bets that stand. It tells whose part of a win is whose, also after the round.
create table bonus_stake (
  player_id uuid not null,
  vendor text not null,
  tx_id text not null,
  bonus_id uuid not null,
  round_id text not null,
  amount bigint not null check (amount > 0),
  primary key (player_id, vendor, tx_id, bonus_id)
);
create index bonus_stake_round on bonus_stake (player_id, vendor, round_id);
