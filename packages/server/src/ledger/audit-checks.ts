import { bonusChecks } from './bonus-checks.ts'
import { vendorWalletChecks } from './vendor-wallet-checks.ts'

/** A promise about money, as a query that finds what breaks it. */
export interface InvariantCheck {
  name: string
  promise: string
  /** Selects one row for each thing that breaks the promise. */
  offenders: string
  /** Counts what the promise was checked on. */
  subjects: string
}

const entries = 'select 1 from ledger_entry'
const transactions = 'select 1 from ledger_transaction'
const accounts = 'select 1 from ledger_account'

/** Invariants of the ledger itself. */
const ledgerChecks: readonly InvariantCheck[] = [
  {
    name: 'transactions-balance',
    promise: 'The entries of every transaction add up to nothing.',
    subjects: transactions,
    offenders: 'select transaction_id from ledger_entry group by transaction_id, currency having sum(amount) <> 0',
  },
  {
    name: 'transactions-whole',
    promise: 'Every transaction has at least two entries in its own currency, and every entry a transaction.',
    subjects: transactions,
    offenders: `
      select coalesce(t.id, e.transaction_id) from ledger_transaction t full join ledger_entry e on e.transaction_id = t.id
      group by 1 having count(t.id) = 0 or count(e.account) < 2 or bool_or(e.currency <> t.currency)`,
  },
  {
    name: 'keys-unique',
    promise: 'No key of a source was used for two transactions of one player, and no id stands twice.',
    subjects: transactions,
    offenders: `
      select key from ledger_transaction group by owner, source, key having count(*) > 1
      union all select id::text from ledger_transaction group by id having count(*) > 1`,
  },
  {
    name: 'balances-are-sums',
    promise: 'The balance of every account is the sum of its entries, and its version their number.',
    subjects: accounts,
    offenders: `
      select account, currency from ledger_account a full join
        (select account, currency, sum(amount) as total, count(*) as entries from ledger_entry group by account, currency) e
        using (account, currency)
      where a.balance is distinct from coalesce(e.total, 0) or a.version is distinct from coalesce(e.entries, 0)`,
  },
  {
    name: 'chains-unbroken',
    promise:
      'The entries of an account follow each other without a gap, each balance being the one before plus the amount.',
    subjects: entries,
    offenders: `
      select account from (
        select account, version, amount, balance_after,
          row_number() over chain as place, coalesce(lag(balance_after) over chain, 0) as before
        from ledger_entry window chain as (partition by account, currency order by version)
      ) as steps where version <> place or balance_after <> before + amount`,
  },
  {
    name: 'players-never-owe',
    promise: 'No account of a player is or ever was below zero.',
    subjects: "select 1 from ledger_account where account like 'player:%'",
    offenders: `
      select account from ledger_account where account like 'player:%' and balance < 0
      union all select account from ledger_entry where account like 'player:%' and balance_after < 0`,
  },
  {
    name: 'trial-apart',
    promise: 'Play money stays in accounts of play money.',
    subjects: accounts,
    offenders: `
      select account from ledger_entry
      where (currency = 'FUN') <> (account like '%:trial' or account like '%:trial:%')`,
  },
  {
    name: 'trial-balance',
    promise: 'All accounts of a currency together add up to nothing.',
    subjects: 'select distinct currency from ledger_account',
    offenders: 'select currency from ledger_account group by currency having sum(balance) <> 0',
  },
  {
    name: 'holds-end-once',
    promise: 'Every hold was opened before it ended, ends at most once and with the amount it was opened with.',
    subjects: "select 1 from ledger_transaction where source = 'hold' and key like '%/open'",
    offenders: `
      select t.owner, t.reference from ledger_transaction t
      join ledger_entry e on e.transaction_id = t.id and e.account like 'player:%:held'
      where t.source = 'hold' group by t.owner, t.reference
      having count(*) filter (where t.kind like '%.opened') <> 1 or count(*) filter (where t.kind not like '%.opened') > 1
        or (count(*) > 1 and sum(e.amount) <> 0)`,
  },
  {
    name: 'held-is-open-holds',
    promise: 'What a player has on hold is the sum of the holds that have not ended.',
    subjects: "select 1 from ledger_account where account like 'player:%:held'",
    offenders: `
      select a.account from ledger_account a where a.account like 'player:%:held' and a.balance <> coalesce((
        select sum(e.amount) from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
        where e.account = a.account and e.currency = a.currency and t.source = 'hold'), 0)`,
  },
]

/** Invariants between the rounds, the calls of vendors and the money that was moved for them. */
const roundChecks: readonly InvariantCheck[] = [
  {
    name: 'rounds-explained',
    promise: 'What a round cost and paid its player is what the ledger moved for it.',
    subjects: 'select 1 from game_round',
    offenders: `
      select r.round_id from game_round r left join (
        select t.owner, t.source, t.reference, sum(e.amount) as net from ledger_transaction t
        join ledger_entry e on e.transaction_id = t.id and e.account like 'player:' || t.owner || ':%'
        where t.kind like 'round.%' group by t.owner, t.source, t.reference
      ) m on m.owner = r.player_id::text and m.source = 'vendor:' || r.vendor and m.reference = r.round_id
      where r.win - r.bet <> coalesce(m.net, 0)`,
  },
  {
    name: 'rounds-are-their-bets',
    promise: 'The stake of a round is the sum of its bets that stand.',
    subjects: 'select 1 from vendor_bet',
    offenders: `
      select r.round_id from game_round r left join vendor_bet b
        on b.player_id = r.player_id and b.vendor = r.vendor and b.round_id = r.round_id and b.state <> 'rolled_back'
      group by r.player_id, r.vendor, r.round_id, r.bet having r.bet <> coalesce(sum(b.amount), 0)`,
  },
  {
    name: 'wins-have-bets',
    promise: 'No round was paid that has no bet.',
    subjects: 'select 1 from game_round where win > 0',
    offenders: `
      select r.round_id from game_round r where r.win > 0 and not exists (
        select 1 from vendor_bet b where b.player_id = r.player_id and b.vendor = r.vendor and b.round_id = r.round_id
          and b.state = 'settled')`,
  },
  {
    name: 'movements-were-asked-for',
    promise: 'Every movement of a vendor answers exactly one call that was kept.',
    subjects: "select 1 from ledger_transaction where kind like 'round.%'",
    offenders: `
      select t.key from ledger_transaction t where t.kind like 'round.%' and not exists (
        select 1 from vendor_call c where c.player_id::text = t.owner and 'vendor:' || c.vendor = t.source and c.tx_id = t.key
          and c.succeeded)`,
  },
  {
    name: 'calls-moved-money',
    promise: 'Every kept call that said it moved money did, in exactly one transaction.',
    subjects: 'select 1 from vendor_call where moved <> 0',
    offenders: `
      select c.tx_id from vendor_call c left join ledger_transaction t
        on t.owner = c.player_id::text and t.source = 'vendor:' || c.vendor and t.key = c.tx_id
      left join ledger_entry e on e.transaction_id = t.id and e.account like 'player:' || t.owner || ':%'
      where c.moved <> coalesce(e.amount, 0)`,
  },
  {
    name: 'closed-rounds-rest',
    promise: 'No money moved for a round after it was closed.',
    subjects: "select 1 from game_round where state <> 'open'",
    offenders: `
      select r.round_id from game_round r join ledger_transaction t
        on t.owner = r.player_id::text and t.source = 'vendor:' || r.vendor and t.reference = r.round_id
      join ledger_entry e on e.transaction_id = t.id and e.account like 'player:' || t.owner || ':%'
      where r.state <> 'open'
        and case when r.closed_version is null then t.at > r.closed_at else e.version > r.closed_version end`,
  },
]

/** Invariants between the transfers that players see and the money that was moved for them. */
const transferChecks: readonly InvariantCheck[] = [
  {
    name: 'transfers-moved-money',
    promise: 'Every transfer that a player sees moved its amount in their account.',
    subjects: 'select 1 from peer_transfer',
    offenders: `
      select p.order_no from peer_transfer p
      left join ledger_transaction t on t.kind = 'transfer.peer' and t.reference = p.order_no
        and t.owner = (case when p.amount < 0 then p.player_id else p.counterpart_id end)::text
      left join ledger_entry e on e.transaction_id = t.id and e.account = 'player:' || p.player_id || ':cash'
      where e.amount is distinct from p.amount or e.currency is distinct from p.currency`,
  },
  {
    name: 'transfers-seen-by-both',
    promise: 'Every movement between players is seen by the two of them, who took and who gave it, once each.',
    subjects: "select 1 from ledger_transaction where kind = 'transfer.peer'",
    offenders: `
      select t.key from ledger_transaction t where t.kind = 'transfer.peer' and not exists (
        select 1 from money_order o
        join peer_transfer p on p.player_id = o.player_id and p.order_no = o.order_no and p.amount = -o.amount
        join peer_transfer q on q.player_id = p.counterpart_id and q.counterpart_id = p.player_id and q.order_no = p.order_no
        where o.player_id::text = t.owner and o.kind = 'transfer' and o.order_key = t.key
          and p.amount = -q.amount and p.direction <> q.direction)`,
  },
]

/** Invariants between the orders of players and the money that is held for them. */
const orderChecks: readonly InvariantCheck[] = [
  {
    name: 'orders-hold-their-money',
    promise: 'What is held for an order is its amount, and ended as the order says.',
    subjects: 'select 1 from money_order where hold is not null',
    offenders: `
      select o.order_no from money_order o
      left join ledger_transaction t on t.owner = o.player_id::text and t.source = 'hold' and t.key = o.order_no || '/open'
      left join ledger_entry e on e.transaction_id = t.id and e.account = 'player:' || o.player_id || ':held'
      left join ledger_transaction f on f.owner = o.player_id::text and f.source = 'hold' and f.key = o.order_no || '/end'
      where o.hold is not null and (
        e.amount is distinct from o.amount or e.currency is distinct from o.currency
        or coalesce(split_part(f.kind, '.', 2), 'open') <> o.hold)`,
  },
]

/** Invariants between deposits and the money that was credited for them. */
const depositChecks: readonly InvariantCheck[] = [
  {
    name: 'deposits-credited',
    promise: 'A deposit that succeeded was credited once, with what was paid less its fee; no other was.',
    subjects: 'select 1 from deposit',
    offenders: `
      select coalesce(o.order_no, t.key) from money_order o
      join deposit d on d.player_id = o.player_id and d.order_no = o.order_no and o.kind = 'deposit'
      full join (select * from ledger_transaction where source = 'deposit') t
        on t.owner = o.player_id::text and t.key = o.order_no
      left join ledger_entry e on e.transaction_id = t.id and e.account = 'player:' || t.owner || ':cash'
      where (o.order_no is null) or (o.state = 'success') <> (t.id is not null)
        or (t.id is not null and (e.amount is distinct from d.credited or d.credited is distinct from d.paid - d.fee
          or e.currency <> o.currency))`,
  },
]

/** Invariants between withdrawals, their parts and the money that is held for them. */
const withdrawalChecks: readonly InvariantCheck[] = [
  {
    name: 'withdrawals-add-up',
    promise:
      'What was sent of a withdrawal and did not come back is never more than is paid out; what arrived is all of it where that ended it, and less where it goes on.',
    subjects: 'select 1 from withdrawal',
    offenders: `
      select w.order_no from withdrawal w
      left join money_order o on o.player_id = w.player_id and o.order_no = w.order_no and o.kind = 'withdrawal'
      left join lateral (
        select coalesce(sum(amount) filter (where state <> 'returned'), 0) as sent,
          coalesce(sum(amount) filter (where state in ('received', 'autoReceived', 'forced')), 0) as arrived,
          count(*) filter (where state = 'disbursed') as waiting, count(*) filter (where state = 'notReceived') as disputed
        from withdrawal_part p where p.player_id = w.player_id and p.order_no = w.order_no
      ) as p on true
      where o.order_no is null or p.sent > o.amount - w.fee
        or (o.state = 'disbursed') <> (p.waiting = 1) or (o.state = 'notReceived') <> (p.disputed = 1)
        or case
          when o.state in ('received', 'autoReceived', 'forced') then p.arrived <> o.amount - w.fee
          when o.state = 'fullyPaid' then p.arrived = 0
          when o.state in ('rejected', 'cancelled') then p.sent <> 0
          else p.arrived >= o.amount - w.fee
        end`,
  },
  {
    name: 'withdrawals-paid-once',
    promise: 'A withdrawal is held until it ends; then all of it is paid with its fee, or all of it is released.',
    subjects: "select 1 from money_order where kind = 'withdrawal'",
    offenders: `
      select o.order_no from money_order o
      left join withdrawal w on w.player_id = o.player_id and w.order_no = o.order_no
      left join ledger_transaction f on f.owner = o.player_id::text and f.source = 'hold' and f.key = o.order_no || '/end'
      left join lateral (
        select coalesce(sum(e.amount), 0) as fee from ledger_entry e
        where e.transaction_id = f.id and e.account like 'house:fee:%'
      ) as e on true
      where o.kind = 'withdrawal' and (
        w.order_no is null or e.fee <> case when o.hold = 'paid' then w.fee else 0 end
        or o.hold is distinct from case
          when o.state in ('received', 'fullyPaid', 'autoReceived', 'forced') then 'paid'
          when o.state in ('rejected', 'cancelled') then 'released'
          else 'open'
        end)`,
  },
]

/** Invariants between the sums that records are read from, and what they add up. */
const recordChecks: readonly InvariantCheck[] = [
  {
    name: 'bet-totals-are-sums',
    promise: 'The sums of bets by hour and by day are those of the rounds.',
    subjects: 'select 1 from bet_total',
    offenders: `
      select 1 from bet_total b full join (
        select r.player_id, g.grain, utc_start(g.grain, r.opened_at) as since, r.currency, r.vassalage, r.game_type, r.game_code,
          round_status(r.state, r.bet, r.win) as status, count(*) as rounds, sum(r.bet) as bet, sum(r.win) as win
        from game_round r cross join (values ('day'), ('hour')) as g (grain) group by 1, 2, 3, 4, 5, 6, 7, 8
      ) f using (player_id, grain, since, currency, vassalage, game_type, game_code, status)
      where coalesce(b.rounds, 0) <> coalesce(f.rounds, 0) or coalesce(b.bet, 0) <> coalesce(f.bet, 0)
        or coalesce(b.win, 0) <> coalesce(f.win, 0)`,
  },
  {
    name: 'movement-totals-are-sums',
    promise:
      'The sums of movements by hour and by day are those of the entries, and say between which versions they lie.',
    subjects: 'select 1 from movement_total',
    offenders: `
      select 1 from movement_total m full join (
        select e.account, e.currency, g.grain, utc_start(g.grain, t.at) as since, t.kind,
          movement_status(t.owner, t.kind, t.reference) as status, count(*) as movements, sum(greatest(e.amount, 0)) as credit,
          sum(least(e.amount, 0)) as debit, min(e.version) as first_version, max(e.version) as last_version
        from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
        cross join (values ('day'), ('hour')) as g (grain) where e.account like 'player:%:cash' group by 1, 2, 3, 4, 5, 6
      ) f using (account, currency, grain, since, kind, status)
      where coalesce(m.movements, 0) <> coalesce(f.movements, 0) or coalesce(m.credit, 0) <> coalesce(f.credit, 0)
        or coalesce(m.debit, 0) <> coalesce(f.debit, 0) or m.first_version > f.first_version or m.last_version < f.last_version`,
  },
]

/** Every invariant of the books. */
export const invariantChecks: readonly InvariantCheck[] = [
  ...ledgerChecks,
  ...roundChecks,
  ...transferChecks,
  ...orderChecks,
  ...depositChecks,
  ...withdrawalChecks,
  ...bonusChecks,
  ...vendorWalletChecks,
  ...recordChecks,
]
