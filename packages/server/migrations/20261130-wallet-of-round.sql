-- The vendor whose wallet a round draws on, that of the launch it was opened in; null where it draws on the player's only wallet.
alter table game_round add column wallet text;

-- As before, but that a round keeps its wallet: a further bet comes from a launch with the same one, because the win goes there.
drop function vendor_take_bet(
  uuid, text, text, text, text, timestamptz, text, text, uuid, text, text, text, text, bigint, uuid, text, text, text, text, text, integer
);
create function vendor_take_bet(
  p_player uuid, p_vendor text, p_tx text, p_round text, p_request_hash text, p_at timestamptz, p_nonce text, p_key_id text,
  p_launch uuid, p_wallet text, p_vassalage text, p_game_type text, p_game_code text, p_currency text, p_amount bigint,
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
    player_id, vendor, round_id, launch_id, wallet, vassalage, game_type, game_code, currency, bet, state, opened_at
  ) values (
    p_player, p_vendor, p_round, p_launch, p_wallet, p_vassalage, p_game_type, p_game_code, p_currency, p_amount, 'open', p_at
  ) on conflict (player_id, vendor, round_id) do update set bet = r.bet + excluded.bet
    where r.state = 'open' and r.game_code = p_game_code and r.wallet is not distinct from p_wallet;
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
