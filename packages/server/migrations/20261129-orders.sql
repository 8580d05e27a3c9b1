-- What a player asked to be done with money: one row for each, under the key that the caller chose, so that nothing is done twice. What is
-- particular to a kind (the counterpart of a transfer, the method of a deposit) lies beside it, in a table of that kind, under the same number.
create table money_order (
  player_id uuid not null,
  order_no text not null,
  kind text not null,
  order_key text not null,
  state text not null,
  -- Minor units.
  amount bigint not null check (amount > 0),
  currency text not null,
  -- What became of the money that was set aside for it in the ledger; null where none was.
  hold text check (hold in ('open', 'paid', 'released')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (player_id, order_no)
);
create unique index money_order_by_key on money_order (player_id, kind, order_key);
create index money_order_by_time on money_order (player_id, kind, created_at, order_no);
-- What staff and jobs look for among all players.
create index money_order_by_state on money_order (kind, state, updated_at);

insert into money_order (player_id, order_no, kind, order_key, state, amount, currency, created_at, updated_at)
select player_id, order_no, 'transfer', transfer_key, 'done', -amount, currency, at, at from peer_transfer where transfer_key is not null;

drop index peer_transfer_by_key;
alter table peer_transfer drop column transfer_key;
