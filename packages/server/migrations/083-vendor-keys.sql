-- Keys of game vendors that staff made while the platform runs, and keys that no call may be signed with any more.
create table vendor_key (
  vendor text not null,
  key_id text not null,
  -- SHA-256 of the secret: a key that has ended is known by it, whoever names it again.
  secret_hash text not null,
  -- Encrypted; null for a key of the environment that has ended.
  secret text,
  begun_at timestamptz not null,
  ended_at timestamptz,
  primary key (vendor, key_id, secret_hash)
);
-- Which key a call was signed with, so that staff see whether the old one is still used.
alter table vendor_nonce add column key_id text;
