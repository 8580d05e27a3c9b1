-- Sums of what records show, by hour and by day of UTC, so that no page of records and no sum counts single rows. Triggers keep them in the
-- transaction that changes a round or moves money. Both fire when it commits: the rows of sums are locked after all others, in the order of
-- their keys, and for no longer than the commit takes.

-- The hour or day of UTC in which a moment lies.
create function utc_start(p_grain text, p_at timestamptz) returns timestamptz language sql immutable as $$
  select date_trunc(p_grain, p_at at time zone 'UTC') at time zone 'UTC'
$$;

-- What became of a round, as its player sees it.
create function round_status(p_state text, p_bet bigint, p_win bigint) returns text language sql immutable as $$
  select case
    when p_state = 'open' then 'unsettled'
    when p_state = 'rolled_back' then 'cancelled'
    when p_win > p_bet then 'won'
    when p_win < p_bet then 'lost'
    else 'draw'
  end
$$;

-- Rounds by the hour and the day in which they were opened. Amounts are minor units.
create table bet_total (
  player_id uuid not null,
  grain text not null check (grain in ('day', 'hour')),
  since timestamptz not null,
  currency text not null,
  vassalage text not null,
  game_type text not null,
  game_code text not null,
  status text not null,
  rounds bigint not null,
  bet bigint not null,
  win bigint not null,
  primary key (player_id, grain, since, currency, vassalage, game_type, game_code, status)
);

insert into bet_total (player_id, grain, since, currency, vassalage, game_type, game_code, status, rounds, bet, win)
select r.player_id, g.grain, utc_start(g.grain, r.opened_at), r.currency, r.vassalage, r.game_type, r.game_code,
  round_status(r.state, r.bet, r.win), count(*), sum(r.bet), sum(r.win)
from game_round r cross join (values ('day'), ('hour')) as g (grain)
group by 1, 2, 3, 4, 5, 6, 7, 8;

-- A round leaves the sums of how it was and joins those of how it is.
create function add_to_bet_total() returns trigger language plpgsql as $$
begin
  insert into bet_total as total (
    player_id, grain, since, currency, vassalage, game_type, game_code, status, rounds, bet, win
  )
  select r.player_id, g.grain, utc_start(g.grain, r.opened_at), r.currency, r.vassalage, r.game_type, r.game_code,
    round_status(r.state, r.bet, r.win), sum(r.sign), sum(r.sign * r.bet), sum(r.sign * r.win)
  from (values
    (-1, old.player_id, old.opened_at, old.currency, old.vassalage, old.game_type, old.game_code, old.state, old.bet, old.win),
    (1, new.player_id, new.opened_at, new.currency, new.vassalage, new.game_type, new.game_code, new.state, new.bet, new.win)
  ) as r (sign, player_id, opened_at, currency, vassalage, game_type, game_code, state, bet, win)
  cross join (values ('day'), ('hour')) as g (grain)
  where r.player_id is not null
  group by 1, 2, 3, 4, 5, 6, 7, 8
  having sum(r.sign) <> 0 or sum(r.sign * r.bet) <> 0 or sum(r.sign * r.win) <> 0
  order by 1, 2, 3, 4, 5, 6, 7, 8
  on conflict (player_id, grain, since, currency, vassalage, game_type, game_code, status) do update set
    rounds = total.rounds + excluded.rounds, bet = total.bet + excluded.bet, win = total.win + excluded.win;
  return null;
end
$$;

create constraint trigger game_round_total after insert or update or delete on game_round
  deferrable initially deferred for each row execute function add_to_bet_total();

-- The rounds of an hour, the way a page shows them. It does not begin with the player, as 102 says.
create index game_round_hour on game_round (utc_start('hour', opened_at), player_id, opened_at, vendor, round_id);

-- What became of a movement of money. Money on hold is pending until its hold ends.
create function movement_status(p_owner text, p_kind text, p_reference text) returns text language sql stable as $$
  select case p_kind
    when 'hold.released' then 'cancelled'
    when 'hold.opened' then coalesce((
      select case ending.kind when 'hold.paid' then 'done' else 'cancelled' end from ledger_transaction ending
      where ending.owner = p_owner and ending.source = 'hold' and ending.key = p_reference || '/end'
    ), 'pending')
    else 'done'
  end
$$;

-- Movements of the cash of players by the hour and the day of their transaction. Credits are above zero, debits below. All movements of an
-- hour have versions from the first to the last; others may lie between them.
create table movement_total (
  account text not null,
  currency text not null,
  grain text not null check (grain in ('day', 'hour')),
  since timestamptz not null,
  kind text not null,
  status text not null,
  movements bigint not null,
  credit bigint not null,
  debit bigint not null,
  first_version bigint not null,
  last_version bigint not null,
  primary key (account, currency, grain, since, kind, status)
);

insert into movement_total (account, currency, grain, since, kind, status, movements, credit, debit, first_version, last_version)
select e.account, e.currency, g.grain, utc_start(g.grain, t.at), t.kind, movement_status(t.owner, t.kind, t.reference),
  count(*), sum(greatest(e.amount, 0)), sum(least(e.amount, 0)), min(e.version), max(e.version)
from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
cross join (values ('day'), ('hour')) as g (grain)
where e.account like 'player:%:cash'
group by 1, 2, 3, 4, 5, 6;

-- Takes a movement out of the sums of one status, where there is one, and adds it to those of another.
create function add_movement(
  p_account text, p_currency text, p_version bigint, p_amount bigint, p_at timestamptz, p_kind text, p_from text, p_to text
) returns void language sql as $$
  insert into movement_total as total (
    account, currency, grain, since, kind, status, movements, credit, debit, first_version, last_version
  )
  select p_account, p_currency, g.grain, utc_start(g.grain, p_at), p_kind, s.status,
    s.sign, s.sign * greatest(p_amount, 0), s.sign * least(p_amount, 0), p_version, p_version
  from (values (-1, p_from), (1, p_to)) as s (sign, status) cross join (values ('day'), ('hour')) as g (grain)
  where s.status is not null
  order by g.grain, s.status
  on conflict (account, currency, grain, since, kind, status) do update set
    movements = total.movements + excluded.movements,
    credit = total.credit + excluded.credit,
    debit = total.debit + excluded.debit,
    first_version = least(total.first_version, excluded.first_version),
    last_version = greatest(total.last_version, excluded.last_version)
$$;

-- An entry of cash is one movement more. One that takes money off hold settles the movement that put it there.
create function add_to_movement_total() returns trigger language plpgsql as $$
declare
  own record;
  opened record;
begin
  select t.owner, t.kind, t.reference, t.at into own from ledger_transaction t where t.id = new.transaction_id;
  if new.account like '%:cash' then
    perform add_movement(
      new.account, new.currency, new.version, new.amount, own.at, own.kind, null,
      case own.kind when 'hold.opened' then 'pending' when 'hold.released' then 'cancelled' else 'done' end
    );
  elsif own.kind in ('hold.paid', 'hold.released') then
    select e.account, e.version, e.amount, t.at into opened
    from ledger_transaction t join ledger_entry e on e.transaction_id = t.id and e.account = 'player:' || own.owner || ':cash'
    where t.owner = own.owner and t.source = 'hold' and t.key = own.reference || '/open';
    if found then
      perform add_movement(
        opened.account, new.currency, opened.version, opened.amount, opened.at, 'hold.opened', 'pending',
        case own.kind when 'hold.paid' then 'done' else 'cancelled' end
      );
    end if;
  end if;
  return null;
end
$$;

create constraint trigger ledger_entry_total after insert on ledger_entry
  deferrable initially deferred for each row when (new.account like 'player:%:cash' or new.account like 'player:%:held')
  execute function add_to_movement_total();

-- Names of games by what rounds say of them.
create index game_by_code on game (game_code, vassalage);
