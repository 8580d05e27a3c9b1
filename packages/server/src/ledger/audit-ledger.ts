import type { Check } from './audit.ts'

const entries = 'select 1 from ledger_entry'
const transactions = 'select 1 from ledger_transaction'
const accounts = 'select 1 from ledger_account'

/** What must hold of the ledger itself. */
export const ledgerChecks: readonly Check[] = [
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
    subjects: "select 1 from ledger_transaction where kind = 'hold.opened'",
    offenders: `
      select t.owner, t.reference from ledger_transaction t
      join ledger_entry e on e.transaction_id = t.id and e.account like 'player:%:held'
      where t.source = 'hold' group by t.owner, t.reference
      having count(*) filter (where t.kind = 'hold.opened') <> 1 or count(*) filter (where t.kind <> 'hold.opened') > 1
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
