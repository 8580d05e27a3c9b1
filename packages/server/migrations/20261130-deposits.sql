-- What belongs to a deposit beside its order.
create table deposit (
  player_id uuid not null,
  order_no text not null,
  method_id text not null,
  method_group text not null,
  gateway text not null,
  -- Minor units of the order's currency, as all amounts here.
  fee bigint not null check (fee >= 0),
  payer_name text,
  expires_at timestamptz not null,
  -- The method, while the order is pending: a player has one such order by each.
  pending_method text,
  reason text,
  claimed_at timestamptz,
  remark text not null default '',
  -- How it is paid, as its gateway has answered; null until it has.
  payment jsonb,
  -- What has arrived at the gateway; null before anything has.
  paid bigint check (paid > 0),
  -- What was added to the balance; null until it was.
  credited bigint check (credited > 0),
  -- When its gateway is asked next what became of it; null where there is nothing to ask.
  ask_at timestamptz,
  asks integer not null default 0,
  -- An approval of staff that waits for a second person.
  proposed_by text,
  proposed bigint,
  primary key (player_id, order_no)
);
create unique index deposit_by_number on deposit (order_no);
create unique index deposit_pending on deposit (player_id, pending_method);
create index deposit_to_ask on deposit (ask_at) where ask_at is not null;

-- Pictures that prove payments, stripped of everything but what is seen.
create table deposit_receipt (
  id uuid primary key,
  player_id uuid not null,
  order_no text not null,
  name text not null,
  picture bytea not null,
  at timestamptz not null
);
create index deposit_receipt_of_order on deposit_receipt (player_id, order_no, at);

-- News of gateways that were taken, each once.
create table gateway_event (
  gateway text not null,
  event_id text not null,
  order_no text not null,
  state text not null,
  paid bigint not null,
  at timestamptz not null,
  primary key (gateway, event_id)
);
