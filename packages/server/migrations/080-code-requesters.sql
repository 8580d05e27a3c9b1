-- Who asks for codes and reset links: an address or a known device; `known` where the owner has logged in from it before.
alter table verification_send add column requester text not null default '';
alter table verification_send add column known boolean not null default false;
update verification_send set requester = network;
create index verification_send_by_requester on verification_send (requester, at);

alter table reset_request add column requester text not null default '';
alter table reset_request add column known boolean not null default false;
update reset_request set requester = network;

-- Codes live for minutes, so those that are out are dropped. Each requester has a code of their own.
drop table verification_code;
create table verification_code (
  merchant text not null,
  recipient text not null,
  purpose text not null,
  requester text not null,
  network text not null,
  code_hash text not null,
  send_id uuid not null,
  tries integer not null,
  other_tries integer not null,
  ends_at timestamptz not null,
  primary key (merchant, recipient, purpose, requester)
);
create index verification_code_by_end on verification_code (ends_at);

-- Devices that a player has logged in from, by the hash of the tag that their browser shows.
create table login_device (
  player_id uuid not null,
  device_hash text not null,
  ends_at timestamptz not null,
  primary key (player_id, device_hash)
);
create index login_device_by_end on login_device (ends_at);
