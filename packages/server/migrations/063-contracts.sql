-- What agents agree on with those directly below: from how many active members and bets of a period which rate. Rates are hundredths of a
-- percent, bets minor units. Without an upline it is the platform that gives. Nothing is taken away: what has ended stays to be read.
create table agent_contract (
  downline uuid not null,
  id uuid not null,
  upline uuid,
  kind text not null check (kind in ('DIVIDEND', 'DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY')),
  period text not null check (period in ('DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY')),
  currency text not null,
  tiers jsonb not null,
  rate integer not null check (rate > 0 and rate <= 10000),
  state text not null check (state in ('WAITING', 'ACTIVE', 'REJECTED', 'TERMINATION_WAITING', 'ENDED')),
  offer_key text not null,
  offered_at timestamptz not null,
  asked_at timestamptz not null,
  asked_by uuid,
  reason text not null default '',
  start_at timestamptz,
  end_at timestamptz,
  end_reason text check (end_reason in ('LAPSED', 'WITHDRAWN', 'TERMINATED', 'REPLACED', 'ABOVE_UPLINE', 'STAFF')),
  primary key (downline, id),
  check (state not in ('ACTIVE', 'TERMINATION_WAITING') or start_at is not null)
);
-- One offer of a kind waits for an agent, however many are sent at once.
create unique index agent_contract_waiting on agent_contract (downline, kind) where state = 'WAITING';
create index agent_contract_by_upline on agent_contract (upline, kind);
create index agent_contract_by_key on agent_contract (upline, offer_key);
create index agent_contract_by_id on agent_contract (id);
create index agent_contract_by_state on agent_contract (state, asked_at);
