-- A row for each vendor whose keys staff change: who changes them writes it first, so that changes come one after the other.
create table vendor_rotation (
  vendor text primary key,
  changed_at timestamptz not null
);
