-- What belongs to a withdrawal beside its order.
create table withdrawal (
  player_id uuid not null,
  order_no text not null,
  -- The account it was ordered to, and what that was then: it can be removed while money is on its way to it.
  account_id uuid not null,
  account_kind text not null,
  provider_id text not null,
  number text not null,
  holder text not null,
  -- The part of the order's amount that the house keeps, in minor units, as all amounts here.
  fee bigint not null check (fee >= 0),
  -- Who of staff began the review, and so cannot approve it.
  reviewed_by text,
  -- Why staff rejected it, in their words.
  reason text,
  primary key (player_id, order_no)
);
create unique index withdrawal_by_number on withdrawal (order_no);

-- What was sent of a withdrawal, one payment after the other.
create table withdrawal_part (
  player_id uuid not null,
  order_no text not null,
  part_no integer not null check (part_no > 0),
  amount bigint not null check (amount > 0),
  state text not null,
  -- What the payment is called where it was made.
  reference text not null,
  sent_at timestamptz not null,
  -- When it counts as received, unless somebody answers before.
  deadline timestamptz not null,
  reminded_at timestamptz,
  answered_at timestamptz,
  -- What its owner wrote of one that has not arrived.
  remark text not null default '',
  -- A forced receipt that waits for a second person.
  proposed_by text,
  -- Why staff settled or forced it.
  reason text,
  primary key (player_id, order_no, part_no)
);
create index withdrawal_part_waiting on withdrawal_part (deadline) where state = 'disbursed';
