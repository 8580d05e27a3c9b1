-- Accounts that were opened from a network, trials and registrations, in the time that limits look back on. They are counted anew from here.
create table opening_time (
  network text not null,
  kind text not null,
  at timestamptz not null,
  id uuid not null,
  primary key (network, kind, at, id)
);
create index opening_time_by_time on opening_time (at);
-- Networks that accounts were opened from, so that two openings at once are counted one after the other.
alter table trial_network rename to opening_network;
