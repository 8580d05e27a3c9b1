-- Who may call from where.
create table site_key (
  key text primary key,
  merchant text not null
);
create table site_origin (
  key text not null references site_key (key),
  origin text not null,
  reach text not null check (reach in ('play', 'full')),
  primary key (key, origin)
);

-- Players. Names live apart, so that players can be spread by their id and a name is still taken only once.
create table player (
  id uuid primary key,
  merchant text not null,
  account text not null,
  nickname text not null,
  customer_id text not null,
  type integer not null,
  password_hash text,
  disabled boolean not null default false,
  vip_rank integer not null default 0,
  affiliate_code text,
  referral_code text,
  registered_at timestamptz not null,
  last_login_at timestamptz
);
create table player_name (
  merchant text not null,
  account text not null,
  player_id uuid not null,
  primary key (merchant, account)
);
-- Which account a registration opened, so that a repeated one opens no second.
create table registration (
  key text primary key,
  player_id uuid not null,
  at timestamptz not null
);

-- Only hashes of tokens and codes are kept.
create table session (
  token_hash text primary key,
  id uuid not null,
  family uuid not null,
  player_id uuid not null,
  origin text,
  reach text not null check (reach in ('play', 'full')),
  previous_login_at timestamptz,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  ends_at timestamptz not null
);
create index session_by_player on session (player_id, family);
create table handover (
  code_hash text primary key,
  session_id uuid not null,
  player_id uuid not null,
  ends_at timestamptz not null
);

create table seal_key (
  kid text primary key,
  private_jwk text not null,
  made_at timestamptz not null,
  ends_at timestamptz not null
);
create table seal_use (
  jti text primary key,
  ends_at timestamptz not null
);
create index seal_use_by_end on seal_use (ends_at);

create table captcha (
  id text primary key,
  answer_hash text not null,
  ends_at timestamptz not null
);
create index captcha_by_end on captcha (ends_at);

-- Logins that were tried and not successful; a success takes the pair's rows away.
create table login_attempt (
  ip text not null,
  account text not null,
  id uuid not null,
  failed boolean not null,
  at timestamptz not null,
  primary key (ip, account, id)
);
create index login_attempt_by_time on login_attempt (at);

-- Append only: nothing updates or deletes here.
create table audit_event (
  id uuid primary key,
  at timestamptz not null,
  what text not null,
  account text,
  player_id uuid,
  ip text,
  reason text
);
create index audit_event_by_player on audit_event (player_id, at);
create index audit_event_by_ip on audit_event (ip, what, at);
