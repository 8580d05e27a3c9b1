-- When each job ran last and runs next. A lease says that somebody is at it; one that ran out was cut off and is anybody's.
create table job_run (
  name text primary key,
  next_at timestamptz not null,
  lease_until timestamptz,
  last_started_at timestamptz,
  last_ended_at timestamptz,
  last_error text
);
