-- Load popups (PU), promotions (PR) and help (H). Texts by language: {"EN": {"title", "content", "action"}, ...}. A load popup is for one
-- audience: A who is logged in, B visitors, F who is logged in for the first time.
create table announcement (
  id text primary key,
  type text not null check (type in ('PU', 'PR', 'H')),
  execution text check (execution in ('A', 'B', 'F')),
  sequence integer not null,
  texts jsonb not null,
  linkage_type text check (linkage_type in ('URL', 'ROUTE', 'GAME', 'PROMOTION', 'POPUP')),
  linkage text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz,
  check ((type = 'PU') = (execution is not null))
);
create index announcement_by_type on announcement (type, sequence, id);
