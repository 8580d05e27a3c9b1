-- Addresses from which an account was let in: IPv4 whole, IPv6 by its /64 (AUTH-28). Without an end it is known for ever.
create table known_address (
  player_id uuid not null,
  network text not null,
  ends_at timestamptz,
  primary key (player_id, network)
);
-- Devices on which an account showed a code of its authenticator (AUTH-31); only hashes of their names are kept.
create table known_device (
  player_id uuid not null,
  device_hash text not null,
  ends_at timestamptz not null,
  primary key (player_id, device_hash)
);

-- Logins that wait for a second verification. How they began is kept, never a password.
create table second_challenge (
  id_hash text primary key,
  player_id uuid not null,
  network text not null,
  way jsonb not null,
  methods jsonb not null,
  ends_at timestamptz not null
);
create index second_challenge_by_end on second_challenge (ends_at);
-- Answers that were tried and not right; a right one takes the rows of its account and address away.
create table second_try (
  player_id uuid not null,
  network text not null,
  id uuid not null,
  at timestamptz not null,
  primary key (player_id, network, id)
);
create index second_try_by_time on second_try (at);
-- Until when an account may not move money or change its security, after it was let in at a strange address without a proof (AUTH-29).
create table player_caution (
  player_id uuid primary key,
  cautious_until timestamptz not null
);

-- Authenticators (AUTH-31). The secret is encrypted with a key outside the database. While nobody has confirmed it, it asks for nothing.
create table two_factor (
  player_id uuid primary key,
  secret text not null,
  confirmed_at timestamptz,
  setup_ends_at timestamptz not null,
  last_step bigint not null default 0
);
create table recovery_code (
  player_id uuid not null,
  code_hash text not null,
  primary key (player_id, code_hash)
);

-- Devices that let their owner in without a password (AUTH-32).
create table quick_device (
  merchant text not null,
  device_id text not null,
  player_id uuid not null,
  kind text not null check (kind in ('pin', 'passkey')),
  name text not null,
  secret_hash text,
  pin_hash text,
  credential_id text,
  public_key text,
  counter bigint not null default 0,
  rp_id text not null,
  failures integer not null default 0,
  added_at timestamptz not null,
  primary key (merchant, device_id)
);
create index quick_device_by_player on quick_device (player_id, added_at);
-- What a passkey must sign, once; `subject` is the device or the player it was given to.
create table quick_challenge (
  challenge_hash text primary key,
  subject text not null,
  ends_at timestamptz not null
);
create index quick_challenge_by_end on quick_challenge (ends_at);

-- Who an identity provider's people are here (REG-37).
create table player_identity (
  merchant text not null,
  channel text not null,
  subject text not null,
  player_id uuid not null,
  linked_at timestamptz not null,
  primary key (merchant, channel, subject)
);
create index player_identity_by_player on player_identity (player_id);
