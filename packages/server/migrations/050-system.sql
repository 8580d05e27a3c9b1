-- What the operator's staff may change while the platform runs, one row per subject.
create table setting (
  key text primary key,
  value jsonb not null,
  changed_at timestamptz not null
);
