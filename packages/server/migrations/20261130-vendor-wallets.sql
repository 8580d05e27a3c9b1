-- Wallets of players at vendors, where the merchant does not have one wallet for all of them. The money itself is in the ledger, in
-- accounts `player:<id>:vendor:<vassalage>`.

-- Wallets that were ever moved to. One that was filled at a launch is emptied when the game's session is over.
create table vendor_wallet (
  player_id uuid not null,
  vassalage text not null,
  -- The launch that it was filled for; null where its player filled it.
  filled_for uuid,
  primary key (player_id, vassalage)
);
create index vendor_wallet_filled on vendor_wallet (player_id, vassalage) where filled_for is not null;

-- What belongs to an order of the kind `vendor-transfer`: where its money goes, and when its vendor is asked next.
create table vendor_transfer (
  player_id uuid not null,
  order_no text not null,
  vassalage text not null,
  -- Seen from the vendor's wallet.
  direction text not null check (direction in ('in', 'out')),
  cause text not null check (cause in ('member', 'recall', 'launch', 'staff')),
  -- What only one transfer of a player may have while its result is unknown: none for those of the member, else the wallet. Null when
  -- the result is known.
  lane text,
  -- When the vendor is asked for the result; null when it is known.
  ask_at timestamptz,
  asked_at timestamptz,
  asks integer not null default 0,
  primary key (player_id, order_no)
);
create unique index vendor_transfer_by_number on vendor_transfer (order_no);
create unique index vendor_transfer_lane on vendor_transfer (player_id, lane) where lane is not null;
create index vendor_transfer_due on vendor_transfer (ask_at) where ask_at is not null;

-- Players who have money moved to a vendor when they open a game of it, and back when they leave it.
create table auto_transfer (
  player_id uuid primary key,
  is_on boolean not null,
  changed_at timestamptz not null
);

-- The vendor whose wallet the rounds of a launch draw on; null where they draw on the only wallet.
alter table game_launch add column wallet text;
create index game_launch_wallet on game_launch (player_id, wallet) where wallet is not null;

-- As before, for every name of holds: money that is held for a withdrawal, and money on its way to a vendor or back.
create or replace function movement_status(p_owner text, p_kind text, p_reference text) returns text language plpgsql stable as $$
begin
  if p_kind in ('hold.opened', 'transfer.opened') then
    return coalesce((
      select case when ending.kind like '%.paid' then 'done' else 'cancelled' end from ledger_transaction ending
      where ending.owner = p_owner and ending.source = 'hold' and ending.key = p_reference || '/end'
    ), 'pending');
  end if;
  return case when p_kind in ('hold.released', 'transfer.released') then 'cancelled' else 'done' end;
end
$$;

create or replace function add_to_movement_total() returns trigger language plpgsql as $$
declare
  own record;
  opened record;
begin
  select t.owner, t.source, t.kind, t.reference, t.at into own from ledger_transaction t where t.id = new.transaction_id;
  if new.account like '%:cash' then
    perform add_movement(
      new.account, new.currency, new.version, new.amount, own.at, own.kind, null,
      case
        when own.kind in ('hold.opened', 'transfer.opened') then 'pending'
        when own.kind in ('hold.released', 'transfer.released') then 'cancelled'
        else 'done'
      end
    );
  elsif own.source = 'hold' and own.kind not like '%.opened' then
    select e.account, e.version, e.amount, t.at, t.kind into opened
    from ledger_transaction t join ledger_entry e on e.transaction_id = t.id and e.account = 'player:' || own.owner || ':cash'
    where t.owner = own.owner and t.source = 'hold' and t.key = own.reference || '/open';
    if found then
      perform add_movement(
        opened.account, new.currency, opened.version, opened.amount, opened.at, opened.kind, 'pending',
        case when own.kind like '%.paid' then 'done' else 'cancelled' end
      );
    end if;
  end if;
  return null;
end
$$;
