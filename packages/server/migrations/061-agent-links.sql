-- A register link is an affiliate code with an id: what an account becomes by it, until when it is good, and when it was taken back.
alter table affiliate_code add column id uuid;
alter table affiliate_code add column opens integer not null default 0;
alter table affiliate_code add column note text not null default '';
alter table affiliate_code add column key text;
alter table affiliate_code add column created_at timestamptz;
alter table affiliate_code add column expires_at timestamptz;
alter table affiliate_code add column deleted_at timestamptz;
create unique index affiliate_code_by_key on affiliate_code (player_id, key);

-- By which code a player came. Agents also open accounts themselves.
alter table player_binding add column code text;
alter table player_binding drop constraint player_binding_bound_by_check;
alter table player_binding add constraint player_binding_bound_by_check
  check (bound_by in ('affiliateCode', 'referralCode', 'recommenderId', 'agent'));
drop index player_binding_by_binder;
create index player_binding_by_binder on player_binding (bound_to, code);

-- Who came by a code: one row per tab and address, of which only a hash is kept.
create table code_visit (
  owner uuid not null,
  code text not null,
  visitor text not null,
  at timestamptz not null,
  primary key (owner, code, visitor)
);
