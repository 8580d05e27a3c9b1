import type { Translator } from '@baize/client'
import { useState } from 'react'
import { useEvery } from '../../../../runtime/use-every.ts'
import { clockOf, secondsToBet } from './bets-close.ts'
import css from './table-facts.css'
import type { StatedTable } from './use-tables.ts'

export const tableFactsCss = [css]

interface TableProps {
  table: StatedTable
  text: Translator
}

/**
 * Whether there is anything to say of who is at a table: of one without a limit of seats where
 * nobody plays there is not.
 */
export const isStated = ({ players, seats }: StatedTable) => players > 0 || seats !== null

/** Players at a live table, of its seats where it has so many and no more. */
export const TableSeats = ({ table: { players, seats }, text: { t, number } }: TableProps) => (
  <span className="tile-seats">
    <i />
    {seats === null
      ? t('game.playing', { players: number(players) })
      : t('game.seats', { players: number(players), seats: number(seats) })}
  </span>
)

/** Minimum bet of a live table. */
export const TableMinBet = ({ table: { minBet, currency, symbol }, text: { t, money } }: TableProps) => (
  <span className="tile-min-bet">{t('game.minBet', { amount: money(minBet, currency, symbol) })}</span>
)

/**
 * Countdown to the end of the bets, or that a hand is dealt; it is read to those who ask, and told
 * to nobody by itself.
 */
export function TableClock({ table, text: { t } }: TableProps) {
  const [now, setNow] = useState(() => Date.now())
  useEvery(1000, () => setNow(Date.now()))
  const seconds = secondsToBet(table, Math.max(0, now - table.at))
  if (seconds === null) return <span className="tile-clock">{t('game.dealing')}</span>
  const time = clockOf(seconds)
  return (
    <span className="tile-clock" role="timer" aria-label={t('game.betsClose', { time })}>
      {time}
    </span>
  )
}
