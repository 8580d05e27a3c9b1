-- Functions of 20261129-record-totals in a language that keeps the plans of their statements: PostgreSQL plans the body of an SQL function at
-- each call where it cannot write it into the statement.

-- What became of a movement of money. Money on hold is pending until its hold ends.
create or replace function movement_status(p_owner text, p_kind text, p_reference text) returns text language plpgsql stable as $$
begin
  if p_kind = 'hold.opened' then
    return coalesce((
      select case ending.kind when 'hold.paid' then 'done' else 'cancelled' end from ledger_transaction ending
      where ending.owner = p_owner and ending.source = 'hold' and ending.key = p_reference || '/end'
    ), 'pending');
  end if;
  return case p_kind when 'hold.released' then 'cancelled' else 'done' end;
end
$$;

-- Takes a movement out of the sums of one status, where there is one, and adds it to those of another.
create or replace function add_movement(
  p_account text, p_currency text, p_version bigint, p_amount bigint, p_at timestamptz, p_kind text, p_from text, p_to text
) returns void language plpgsql as $$
begin
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
    last_version = greatest(total.last_version, excluded.last_version);
end
$$;
