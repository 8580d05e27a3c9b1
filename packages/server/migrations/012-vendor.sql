-- Nonces of signed calls: what stands here was used.
create table vendor_nonce (
  vendor text not null,
  nonce text not null,
  at timestamptz not null,
  primary key (vendor, nonce)
);
create index vendor_nonce_at on vendor_nonce (at);
