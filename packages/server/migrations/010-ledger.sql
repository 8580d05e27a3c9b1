-- Money: double entry, append only, whole minor units. Nothing here is ever updated but the two running columns of an account.
create table ledger_account (
  account text not null,
  currency text not null,
  balance bigint not null default 0,
  version bigint not null default 0,
  primary key (account, currency),
  -- Only house and vendor accounts may owe.
  constraint player_never_owes check (balance >= 0 or account not like 'player:%'),
  -- Play money has accounts of its own, so it can never meet real money.
  constraint trial_apart check ((currency = 'FUN') = (account like '%:trial' or account like '%:trial:%'))
);

-- `owner` is the player whom a transaction is about, and comes first so that one player's money lies in one place.
create table ledger_transaction (
  owner text not null,
  source text not null,
  key text not null,
  id uuid not null,
  kind text not null,
  currency text not null,
  reference text,
  request_hash text not null,
  at timestamptz not null,
  primary key (owner, source, key)
);
create index ledger_transaction_id on ledger_transaction (id);
create index ledger_transaction_reference on ledger_transaction (owner, reference);

create table ledger_entry (
  account text not null,
  currency text not null,
  version bigint not null,
  transaction_id uuid not null,
  amount bigint not null,
  balance_after bigint not null,
  primary key (account, currency, version)
);
create index ledger_entry_transaction on ledger_entry (transaction_id);

-- One movement of money in one round trip. Says 'posted', 'replayed' (same key and request as before: the entries of then),
-- 'conflict' (same key, other request) or 'insufficient' (a player's account would owe: nothing happened).
create function ledger_post(
  p_owner text, p_source text, p_key text, p_id uuid, p_hash text, p_kind text, p_currency text, p_reference text,
  p_at timestamptz, p_legs jsonb
) returns jsonb language plpgsql as $$
declare
  kept record;
  leg record;
  after_leg record;
begin
  if (select coalesce(sum(l.amount), 0) from jsonb_to_recordset(p_legs) as l(amount bigint)) <> 0 then
    raise exception 'the legs of %/% do not balance', p_source, p_key;
  end if;

  -- The key is claimed first: a duplicate that comes at the same time waits here for the first to end.
  insert into ledger_transaction (owner, source, key, id, kind, currency, reference, request_hash, at)
  values (p_owner, p_source, p_key, p_id, p_kind, p_currency, p_reference, p_hash, p_at)
  on conflict do nothing;
  if not found then
    select t.id, t.request_hash into kept from ledger_transaction t
    where t.owner = p_owner and t.source = p_source and t.key = p_key;
    if kept.request_hash <> p_hash then
      return jsonb_build_object('outcome', 'conflict');
    end if;
    return jsonb_build_object('outcome', 'replayed', 'entries', ledger_entries_of(kept.id));
  end if;

  -- In the order of their names, so that two movements never wait for each other.
  for leg in select l.account, l.amount from jsonb_to_recordset(p_legs) as l(account text, amount bigint) order by l.account loop
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
  return jsonb_build_object('outcome', 'posted', 'entries', ledger_entries_of(p_id));
exception
  when sqlstate 'BZ402' then
    return jsonb_build_object('outcome', 'insufficient');
end
$$;

-- Numbers leave as text: JSON would round what is beyond 2^53.
create function ledger_entries_of(p_id uuid) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'account', e.account, 'amount', e.amount::text, 'balance', e.balance_after::text, 'version', e.version::text
  ) order by e.account), '[]'::jsonb)
  from ledger_entry e where e.transaction_id = p_id
$$;
