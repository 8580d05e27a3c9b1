-- Who asked for a link to a new password, from where: names are kept as hashes, since anything may be typed in their place.
create table reset_request (
  network text not null,
  account_hash text not null,
  id uuid not null,
  at timestamptz not null,
  primary key (network, account_hash, id)
);
create index reset_request_by_account on reset_request (account_hash, at);
create index reset_request_by_time on reset_request (at);
