import type { Check } from './audit.ts'

/** What must hold between the rounds, the calls of vendors and the money they moved. */
export const roundChecks: readonly Check[] = [
  {
    name: 'rounds-explained',
    promise: 'What a round cost and paid its player is what the ledger moved for it.',
    subjects: 'select 1 from game_round',
    offenders: `
      select r.round_id from game_round r left join (
        select t.owner, t.source, t.reference, sum(e.amount) as net from ledger_transaction t
        join ledger_entry e on e.transaction_id = t.id and e.account = 'player:' || t.owner || ':cash'
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
      left join ledger_entry e on e.transaction_id = t.id and e.account = 'player:' || t.owner || ':cash'
      where c.moved <> coalesce(e.amount, 0)`,
  },
  {
    name: 'closed-rounds-rest',
    promise: 'No money moved for a round after it was closed.',
    subjects: "select 1 from game_round where state <> 'open'",
    offenders: `
      select r.round_id from game_round r join ledger_transaction t
        on t.owner = r.player_id::text and t.source = 'vendor:' || r.vendor and t.reference = r.round_id
      where r.state <> 'open' and t.at > r.closed_at`,
  },
]
