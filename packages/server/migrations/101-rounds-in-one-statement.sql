-- One movement of money, and the one way in which it moves. False where the key was used before: nothing moved now. A player's account that
-- would owe ends the statement with BZ402.
create function ledger_move(
  p_owner text, p_source text, p_key text, p_id uuid, p_hash text, p_kind text, p_currency text, p_reference text,
  p_at timestamptz, p_accounts text[], p_amounts bigint[]
) returns boolean language plpgsql as $$
declare
  leg record;
  after_leg record;
begin
  if (select coalesce(sum(l.amount), 0) from unnest(p_amounts) as l(amount)) <> 0 then
    raise exception 'the legs of %/% do not balance', p_source, p_key;
  end if;

  -- The key is claimed first: a duplicate that comes at the same time waits here for the first to end.
  insert into ledger_transaction (owner, source, key, id, kind, currency, reference, request_hash, at)
  values (p_owner, p_source, p_key, p_id, p_kind, p_currency, p_reference, p_hash, p_at)
  on conflict do nothing;
  if not found then
    return false;
  end if;

  -- In the order of their names, so that two movements never wait for each other.
  for leg in select l.account, l.amount from unnest(p_accounts, p_amounts) as l(account, amount) order by l.account loop
    after_leg := null;
    for attempt in 1..2 loop
      update ledger_account a set balance = a.balance + leg.amount, version = a.version + 1
      where a.account = leg.account and a.currency = p_currency
        and (a.balance + leg.amount >= 0 or a.account not like 'player:%')
      returning a.balance, a.version into after_leg;
      exit when found;
      insert into ledger_account (account, currency) values (leg.account, p_currency) on conflict do nothing;
    end loop;
    if after_leg is null then
      raise exception using errcode = 'BZ402', message = 'insufficient funds';
    end if;
    insert into ledger_entry (account, currency, version, transaction_id, amount, balance_after)
    values (leg.account, p_currency, after_leg.version, p_id, leg.amount, after_leg.balance);
  end loop;
  return true;
end
$$;

-- As before, by the function above.
create or replace function ledger_post(
  p_owner text, p_source text, p_key text, p_id uuid, p_hash text, p_kind text, p_currency text, p_reference text,
  p_at timestamptz, p_legs jsonb
) returns jsonb language plpgsql as $$
declare
  kept record;
  legs record;
begin
  select array_agg(l.account) as accounts, array_agg(l.amount) as amounts into legs
  from jsonb_to_recordset(p_legs) as l(account text, amount bigint);
  if ledger_move(
    p_owner, p_source, p_key, p_id, p_hash, p_kind, p_currency, p_reference, p_at, legs.accounts, legs.amounts
  ) then
    return jsonb_build_object('outcome', 'posted', 'entries', ledger_entries_of(p_id));
  end if;
  select t.id, t.request_hash into kept from ledger_transaction t
  where t.owner = p_owner and t.source = p_source and t.key = p_key;
  if kept.request_hash <> p_hash then
    return jsonb_build_object('outcome', 'conflict');
  end if;
  return jsonb_build_object('outcome', 'replayed', 'entries', ledger_entries_of(kept.id));
exception
  when sqlstate 'BZ402' then
    return jsonb_build_object('outcome', 'insufficient');
end
$$;

-- An amount in minor units as the wire shows it: exactly as many digits as the currency has, nothing rounded.
create function decimal_text(p_units bigint, p_places integer) returns text language sql immutable as $$
  select (p_units::numeric * ('1e-' || p_places)::numeric)::text
$$;

-- A bet that nothing stands in the way of, with all that belongs to it, in one statement: nonce, key, bet, round, money and stored answer.
-- Outcomes: 'done' with the answer; 'nonce', which was used before; 'unusual', where nothing but the nonce is stored and the platform finds
-- out in single steps what the answer is. Where another call came between, the statement ends with BZ409 and nothing is stored at all.
-- The rows are written in the order of the single steps (key, bet, round, money), so that the two ways never wait for each other.
create function vendor_take_bet(
  p_player uuid, p_vendor text, p_tx text, p_round text, p_request_hash text, p_at timestamptz, p_nonce text, p_key_id text,
  p_launch uuid, p_vassalage text, p_game_type text, p_game_code text, p_currency text, p_amount bigint,
  p_ledger_id uuid, p_ledger_hash text, p_cash text, p_vendor_account text,
  p_answer_start text, p_answer_end text, p_places integer,
  out outcome text, out answer text
) language plpgsql as $$
declare
  own record;
begin
  insert into vendor_nonce (vendor, nonce, at, key_id) values (p_vendor, p_nonce, p_at, p_key_id) on conflict do nothing;
  if not found then
    outcome := 'nonce';
    return;
  end if;
  outcome := 'unusual';

  -- What is refused most is seen before anything else is written.
  select a.balance into own from ledger_account a where a.account = p_cash and a.currency = p_currency;
  if p_amount > coalesce(own.balance, 0) then
    return;
  end if;
  insert into vendor_call (player_id, vendor, tx_id, request_hash, at)
  values (p_player, p_vendor, p_tx, p_request_hash, p_at) on conflict do nothing;
  if not found then
    return;
  end if;
  insert into vendor_bet (player_id, vendor, tx_id, round_id, amount, state, at)
  values (p_player, p_vendor, p_tx, p_round, p_amount, 'taken', p_at) on conflict do nothing;
  if not found then
    delete from vendor_call c where c.player_id = p_player and c.vendor = p_vendor and c.tx_id = p_tx;
    return;
  end if;
  insert into game_round as r (
    player_id, vendor, round_id, launch_id, vassalage, game_type, game_code, currency, bet, state, opened_at
  ) values (
    p_player, p_vendor, p_round, p_launch, p_vassalage, p_game_type, p_game_code, p_currency, p_amount, 'open', p_at
  ) on conflict (player_id, vendor, round_id) do update set bet = r.bet + excluded.bet
    where r.state = 'open' and r.game_code = p_game_code;
  if not found then
    delete from vendor_bet b where b.player_id = p_player and b.vendor = p_vendor and b.tx_id = p_tx;
    delete from vendor_call c where c.player_id = p_player and c.vendor = p_vendor and c.tx_id = p_tx;
    return;
  end if;

  if p_amount <> 0 and not ledger_move(
    p_player::text, 'vendor:' || p_vendor, p_tx, p_ledger_id, p_ledger_hash, 'round.bet', p_currency, p_round, p_at,
    array[p_cash, p_vendor_account], array[-p_amount, p_amount]
  ) then
    raise exception using errcode = 'BZ409', message = 'the key of this bet has moved money before';
  end if;
  select a.balance into own from ledger_account a where a.account = p_cash and a.currency = p_currency;
  outcome := 'done';
  answer := p_answer_start || decimal_text(coalesce(own.balance, 0), p_places) || p_answer_end;
  update vendor_call c set status = 200, response = answer, moved = -p_amount, succeeded = true
  where c.player_id = p_player and c.vendor = p_vendor and c.tx_id = p_tx;
end
$$;

-- The same for a win: of a bet that is known and stands, in its round, which is open, of this game and currency and below the ceiling.
create function vendor_pay_win(
  p_player uuid, p_vendor text, p_tx text, p_round text, p_request_hash text, p_at timestamptz, p_nonce text, p_key_id text,
  p_bet_tx text, p_game_code text, p_currency text, p_amount bigint, p_most bigint, p_closes boolean,
  p_ledger_id uuid, p_ledger_hash text, p_cash text, p_vendor_account text,
  p_answer_start text, p_answer_end text, p_places integer,
  out outcome text, out answer text
) language plpgsql as $$
declare
  own record;
begin
  insert into vendor_nonce (vendor, nonce, at, key_id) values (p_vendor, p_nonce, p_at, p_key_id) on conflict do nothing;
  if not found then
    outcome := 'nonce';
    return;
  end if;
  outcome := 'unusual';

  insert into vendor_call (player_id, vendor, tx_id, request_hash, at)
  values (p_player, p_vendor, p_tx, p_request_hash, p_at) on conflict do nothing;
  if not found then
    return;
  end if;
  -- Locked in this order, as in single steps. A bet whose own transaction is still open is not seen here, and so is unusual.
  perform 1 from vendor_bet b
  where b.player_id = p_player and b.vendor = p_vendor and b.tx_id = p_bet_tx and b.round_id = p_round and b.state <> 'rolled_back'
  for update;
  if found then
    perform 1 from game_round r
    where r.player_id = p_player and r.vendor = p_vendor and r.round_id = p_round and r.state = 'open'
      and r.currency = p_currency and r.game_code = p_game_code and r.win + p_amount <= p_most
    for update;
  end if;
  if not found then
    delete from vendor_call c where c.player_id = p_player and c.vendor = p_vendor and c.tx_id = p_tx;
    return;
  end if;

  update vendor_bet b set state = 'settled'
  where b.player_id = p_player and b.vendor = p_vendor and b.tx_id = p_bet_tx and b.state <> 'settled';
  if p_amount <> 0 and not ledger_move(
    p_player::text, 'vendor:' || p_vendor, p_tx, p_ledger_id, p_ledger_hash, 'round.win', p_currency, p_round, p_at,
    array[p_cash, p_vendor_account], array[p_amount, -p_amount]
  ) then
    raise exception using errcode = 'BZ409', message = 'the key of this win has moved money before';
  end if;
  select coalesce(max(a.balance), 0) as balance, coalesce(max(a.version), 0) as version into own
  from ledger_account a where a.account = p_cash and a.currency = p_currency;
  update game_round r set win = r.win + p_amount,
    state = case when p_closes then 'closed' else r.state end,
    closed_at = case when p_closes then p_at else r.closed_at end,
    closed_version = case when p_closes then own.version else r.closed_version end
  where r.player_id = p_player and r.vendor = p_vendor and r.round_id = p_round;
  outcome := 'done';
  answer := p_answer_start || decimal_text(own.balance, p_places) || p_answer_end;
  update vendor_call c set status = 200, response = answer, moved = p_amount, succeeded = true
  where c.player_id = p_player and c.vendor = p_vendor and c.tx_id = p_tx;
end
$$;
