import type { InvariantCheck } from './audit-checks.ts'

/**
 * Invariants between vendor wallets, the transfers to and from them, and the rounds that draw on
 * them.
 */
export const vendorWalletChecks: readonly InvariantCheck[] = [
  {
    name: 'vendor-transfers-end-once',
    promise:
      'Money of a vendor transfer is held until its result is known; then all of it is where it was to go, or where it came from.',
    subjects: 'select 1 from vendor_transfer',
    offenders: `
      select coalesce(o.order_no, v.order_no) from (select * from money_order where kind = 'vendor-transfer') o
      full join vendor_transfer v on v.player_id = o.player_id and v.order_no = o.order_no
      left join ledger_transaction f on f.owner = o.player_id::text and f.source = 'hold' and f.key = o.order_no || '/end'
      left join ledger_entry e on e.transaction_id = f.id and e.amount > 0
      where o.order_no is null or v.order_no is null
        or (o.state = 'processing') <> (v.open_key is not null) or (o.state = 'processing') <> (v.ask_at is not null)
        or o.hold is distinct from case o.state when 'success' then 'paid' when 'failed' then 'released' else 'open' end
        or (o.state <> 'processing' and (e.amount is distinct from o.amount or e.account is distinct from
          'player:' || o.player_id ||
          case when (v.direction = 'in') = (o.state = 'success') then ':vendor:' || v.vassalage else ':cash' end))`,
  },
  {
    name: 'vendor-wallets-own-money',
    promise: 'Only transfers to and from a vendor and rounds at it move the money of a wallet at this vendor.',
    subjects: "select 1 from ledger_account where account like 'player:%:vendor:%'",
    offenders: `
      select t.key from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
      where e.account like 'player:%:vendor:%' and not exists (
        select 1 from vendor_transfer v where t.source = 'hold' and v.player_id::text = t.owner and v.order_no = t.reference
          and e.account = 'player:' || t.owner || ':vendor:' || v.vassalage
      ) and not exists (
        select 1 from game_round r where t.kind like 'round.%' and r.player_id::text = t.owner
          and 'vendor:' || r.vendor = t.source and r.round_id = t.reference
          and e.account = 'player:' || t.owner || ':vendor:' || r.vassalage)`,
  },
  {
    name: 'rounds-keep-their-wallet',
    promise: 'The money of a round moves in the wallet that its launch plays from, and in no other of its player.',
    subjects: "select 1 from ledger_transaction where kind like 'round.%'",
    offenders: `
      select t.key from ledger_transaction t
      join ledger_entry e on e.transaction_id = t.id and e.account like 'player:' || t.owner || ':%'
      left join game_round r on r.player_id::text = t.owner and 'vendor:' || r.vendor = t.source and r.round_id = t.reference
      left join game_launch l on l.player_id = r.player_id and l.id = r.launch_id
      where t.kind like 'round.%' and e.account <> 'player:' || t.owner || coalesce(':vendor:' || l.wallet, ':cash')`,
  },
]
