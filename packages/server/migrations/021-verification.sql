-- Codes that were sent. One per recipient and purpose: a new one takes the place of the old one. Only hashes are kept.
create table verification_code (
  recipient text not null,
  purpose text not null check (purpose in ('login', 'reset', 'register', 'second')),
  code_hash text not null,
  send_id uuid not null,
  tries integer not null,
  ends_at timestamptz not null,
  primary key (recipient, purpose)
);
create index verification_code_by_end on verification_code (ends_at);

-- What was asked to be sent, delivered or not: the quotas count here. Kept for a day.
create table verification_send (
  id uuid primary key,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  prefix text not null,
  network text not null,
  used boolean not null default false,
  at timestamptz not null
);
create index verification_send_by_recipient on verification_send (recipient, at);
create index verification_send_by_prefix on verification_send (prefix, at);
create index verification_send_by_network on verification_send (network, at);
create index verification_send_by_time on verification_send (at);

-- Work of browsers that was taken as a proof, so that it is taken once.
create table human_proof (
  id text primary key,
  ends_at timestamptz not null
);
create index human_proof_by_end on human_proof (ends_at);

-- Keys that the platform made for itself.
create table platform_secret (
  name text primary key,
  value text not null,
  made_at timestamptz not null
);

alter table outbox_message add column subject text;
