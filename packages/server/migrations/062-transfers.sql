-- What players transferred to each other: one row for each of the two, so that everybody's history lies with them. Written once, in the
-- transaction that moves the money; `transfer_key` of who sent keeps the same transfer from being made twice.
create table peer_transfer (
  player_id uuid not null,
  order_no text not null,
  counterpart_id uuid not null,
  -- Where the counterpart stands, as this player sees it.
  direction text not null check (direction in ('upline', 'downline')),
  -- Minor units; what was sent is negative.
  amount bigint not null check (amount <> 0),
  currency text not null,
  remark text not null,
  -- Of who sent; null for who got it.
  transfer_key text,
  at timestamptz not null,
  primary key (player_id, order_no)
);
create unique index peer_transfer_by_key on peer_transfer (player_id, transfer_key);
create index peer_transfer_by_time on peer_transfer (player_id, at, order_no);
