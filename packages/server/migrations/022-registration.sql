-- What a player told at registration beside a name and a password, as far as the site asked for it.
create table player_profile (
  player_id uuid primary key,
  payee_name text,
  payment_password_hash text,
  qq_num text,
  line text,
  whatsapp text,
  facebook text,
  wechat text,
  id_number text,
  birthday date,
  recommender_id text,
  language text,
  first_login_at timestamptz
);

-- Where a player is reached. Each number and address belongs to one account of a merchant; one that nobody proved to own gives way to who does.
create table player_contact (
  merchant text not null,
  kind text not null check (kind in ('mobile', 'email')),
  value text not null,
  player_id uuid not null,
  verified_at timestamptz,
  primary key (merchant, kind, value)
);
create index player_contact_by_player on player_contact (player_id);

-- Codes of agents, in upper case. One with a domain is good there alone.
create table affiliate_code (
  merchant text not null,
  code text not null,
  player_id uuid not null,
  domain text,
  primary key (merchant, code)
);
create index affiliate_code_by_player on affiliate_code (player_id);

-- Who brought a player, and by what.
create table player_binding (
  player_id uuid primary key,
  bound_to uuid not null,
  bound_by text not null check (bound_by in ('affiliateCode', 'referralCode', 'recommenderId'))
);
create index player_binding_by_binder on player_binding (bound_to);

create index player_by_customer on player (merchant, customer_id);

-- Where an account has no password, this shows that a registration sent again is the same.
alter table registration add column proof text;
