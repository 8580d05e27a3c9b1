import type { Check } from './audit.ts'

/** What must hold between the transfers that players were told of and the money they moved. */
export const transferChecks: readonly Check[] = [
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
        select 1 from peer_transfer p join peer_transfer q
          on q.player_id = p.counterpart_id and q.counterpart_id = p.player_id and q.order_no = p.order_no
        where p.player_id::text = t.owner and p.transfer_key = t.key and p.amount = -q.amount and p.direction <> q.direction)`,
  },
]
