-- Pictures of a place on a page. Texts by language: {"EN": {"kicker", "title", "text", "action"}, ...}.
create table display (
  id text primary key,
  group_name text not null,
  sequence integer not null,
  texts jsonb not null,
  linkage_type text check (linkage_type in ('URL', 'ROUTE', 'GAME', 'PROMOTION', 'POPUP')),
  linkage text not null default '',
  shown boolean not null default true
);
create index display_by_group on display (group_name, sequence);

-- Notices to players. Texts by language: {"EN": {"title", "content"}, ...}.
create table notice (
  id text primary key,
  texts jsonb not null,
  published_at timestamptz not null,
  ends_at timestamptz
);
create index notice_by_time on notice (published_at desc);
