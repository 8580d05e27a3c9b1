-- People whom players can chat with. Names of tags stand in the code, by their key.
create table chat_model (
  id text primary key,
  nickname text not null,
  languages jsonb not null,
  tags jsonb not null,
  place integer not null,
  shown boolean not null default true,
  -- Number of the last line said in the room: lines are numbered in the order in which they become visible.
  last_line bigint not null default 0
);

-- The way into a room, good once. Only a hash of what the browser holds is kept.
create table chat_ticket (
  ticket_hash text primary key,
  model_id text not null,
  person text not null,
  name text not null,
  role text not null check (role in ('guest', 'member', 'host')),
  ends_at timestamptz not null
);
create index chat_ticket_by_end on chat_ticket (ends_at);

create table chat_seat (
  seat_hash text primary key,
  model_id text not null,
  person text not null,
  name text not null,
  role text not null check (role in ('guest', 'member', 'host')),
  present_until timestamptz not null,
  ends_at timestamptz not null
);
create index chat_seat_by_model on chat_seat (model_id, present_until);
create index chat_seat_by_end on chat_seat (ends_at);

create table chat_line (
  model_id text not null,
  line bigint not null,
  kind text not null check (kind in ('text', 'removal')),
  person text not null,
  name text not null,
  role text not null,
  -- What was said; of a removal the number of the line that staff took away.
  body text not null,
  removed boolean not null default false,
  -- Made up by the browser, so that a line that is sent again is said once.
  key text not null,
  at timestamptz not null,
  primary key (model_id, line)
);
create unique index chat_line_by_key on chat_line (model_id, person, key);

-- Whose lines a person does not want to see.
create table chat_block (
  person text not null,
  blocked text not null,
  at timestamptz not null,
  primary key (person, blocked)
);

-- Keeps its own copy of the line, which may be gone by the time staff read it.
create table chat_report (
  id uuid primary key,
  model_id text not null,
  line bigint not null,
  reporter text not null,
  reported text not null,
  name text not null,
  body text not null,
  reason text not null,
  at timestamptz not null,
  settled text,
  settled_at timestamptz
);
create unique index chat_report_once on chat_report (reporter, model_id, line);
create index chat_report_open on chat_report (at) where settled is null;

-- Whom staff keep out of every room.
create table chat_ban (
  person text primary key,
  until timestamptz not null
);
