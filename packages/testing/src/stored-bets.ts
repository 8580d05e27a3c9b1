/** Statements that store many bets of a member at once, and what each of them moved. */

interface StoredBets {
  playerId: string
  count: number
  /** The last one is just before this, the others are spread over the days before. */
  until: Date
  days: number
}

/**
 * Rounds of three games, each with a bet and a win of a member that has no money yet, as the
 * database has them: without calls of a vendor.
 */
export function storedBets({ playerId, count, until, days }: StoredBets): string[] {
  const time = (share: string) =>
    `timestamptz '${until.toISOString()}' - interval '1 minute' - (1 - ${share}) * interval '${days} days'`
  return [
    `insert into game_round (player_id, vendor, round_id, launch_id, vassalage, game_type, game_code, currency, bet, win, state,
      opened_at, closed_at)
    select '${playerId}'::uuid, 'studio', 'r' || n, gen_random_uuid(), 'LUMEN', 'RNG', 'game' || n % 3, 'EUR', 100,
      n % 3 * 100, 'closed', ${time(`n::float8 / ${count}`)}, ${time(`n::float8 / ${count}`)}
    from generate_series(1, ${count}::int) as n`,
    `insert into ledger_transaction (owner, source, key, id, kind, currency, reference, request_hash, at)
    select '${playerId}', 'vendor:studio', 'k' || n, gen_random_uuid(),
      case n % 2 when 1 then 'round.bet' else 'round.win' end, 'EUR', 'r' || (n + 1) / 2, '',
      ${time(`n::float8 / ${2 * count}`)}
    from generate_series(1, ${2 * count}::int) as n`,
    `insert into ledger_entry (account, currency, version, transaction_id, amount, balance_after)
    select 'player:' || owner || ':cash', 'EUR', substr(key, 2)::bigint, id,
      case kind when 'round.bet' then -100 else 100 end, 900
    from ledger_transaction where owner = '${playerId}' and source = 'vendor:studio'`,
  ]
}
