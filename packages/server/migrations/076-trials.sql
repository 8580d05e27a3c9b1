-- Networks that trials were started from, so that two at once are counted one after the other.
create table trial_network (
  network text primary key,
  at timestamptz not null
);
create index trial_network_by_time on trial_network (at);
