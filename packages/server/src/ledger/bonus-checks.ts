import type { InvariantCheck } from './audit-checks.ts'

/** Invariants between bonuses, their money, and the bets that it is in. */
export const bonusChecks: readonly InvariantCheck[] = [
  {
    name: 'bonuses-are-their-money',
    promise:
      'A bonus was granted once, and what is left of it is what the ledger moved for it; once it ended, all of it went where its end says, once.',
    subjects: 'select 1 from bonus',
    offenders: `
      select b.id from bonus b left join lateral (
        select coalesce(sum(e.amount), 0) as left_over,
          coalesce(sum(e.amount) filter (where t.kind = 'bonus.granted'), 0) as granted,
          count(*) filter (where t.kind = 'bonus.granted') as grants,
          coalesce(-sum(e.amount) filter (where t.kind = 'bonus.' || b.state), 0) as ended,
          count(*) filter (where t.kind in ('bonus.completed', 'bonus.expired', 'bonus.cancelled')) as ends
        from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
          and e.account = 'player:' || t.owner || ':bonus' and e.currency = b.currency
        where t.owner = b.player_id::text and t.reference = b.id::text and t.source = 'bonus'
      ) as m on true
      where m.grants <> 1 or m.granted <> b.amount
        or case when b.state = 'active' then m.left_over <> b.balance or m.ends <> 0
          else m.left_over <> 0 or m.ended <> b.balance or m.ends > 1 end`,
  },
  {
    name: 'bonus-money-is-of-bonuses',
    promise: 'What lies in the bonus account of a player is what is left of the active bonuses.',
    subjects: "select 1 from ledger_account where account like 'player:%:bonus'",
    offenders: `
      select 1 from (select * from ledger_account where account like 'player:%:bonus') a
      full join (
        select 'player:' || player_id || ':bonus' as account, currency, sum(balance) as balance from bonus
        where state = 'active' group by 1, 2
      ) b using (account, currency)
      where coalesce(a.balance, 0) <> coalesce(b.balance, 0)`,
  },
  {
    name: 'bonus-stakes-stand',
    promise: 'Bonus money in a bet is no more than the bet, which stands, and was taken from its bonus for it.',
    subjects: 'select 1 from bonus_stake',
    offenders: `
      select s.tx_id from (
        select player_id, vendor, round_id, tx_id, sum(amount) as amount from bonus_stake group by 1, 2, 3, 4
      ) s left join vendor_bet v on v.player_id = s.player_id and v.vendor = s.vendor and v.tx_id = s.tx_id
      where v.state is null or v.state = 'rolled_back' or v.round_id <> s.round_id or s.amount > v.amount
      union all
      select s.tx_id from bonus_stake s left join ledger_transaction t on t.owner = s.player_id::text and t.source = 'bonus'
        and t.key = s.bonus_id || '/staked/' || s.vendor || '/' || s.tx_id
      left join ledger_entry e on e.transaction_id = t.id and e.account = 'player:' || t.owner || ':bonus'
      where e.amount is distinct from -s.amount`,
  },
]
