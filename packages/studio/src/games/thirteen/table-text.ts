import type { TableView } from '../../engine/rooms/rooms-view.ts'
import { suitName } from './cards.ts'
import { otherSeat } from './match.ts'
import type { Money } from '../../page/money.ts'
import { minutes } from './turn-clock.ts'
import type { ThirteenT } from '../../page/text-keys.ts'

export const otherName = ({ people, seat }: TableView, t: ThirteenT): string =>
  people[otherSeat(seat)]?.nickname ?? t('nobody')

function endText(table: TableView, t: ThirteenT, money: Money): string {
  const { seat, people, winner, by, round } = table
  const values = {
    amount: money(round.win),
    name: otherName(table, t),
    own: people[seat]?.tricks ?? 0,
    other: people[otherSeat(seat)]?.tricks ?? 0,
  }
  const text = t(
    winner === seat ? (by === 'tricks' ? 'won' : 'wonLeft') : by === 'tricks' ? 'lost' : 'lostLeft',
    values,
  )
  return round.outcome === 'paying' ? `${text} ${t('paying')}` : text
}

function turnText(table: TableView, t: ThirteenT): string {
  const { turn, seat, led, last, moves } = table
  const trick = led === null && last && moves > 0 ? last : null
  const name = otherName(table, t)
  const took = trick ? [trick.winner === seat ? t('youTook') : t('theyTook', { name })] : []
  const next =
    turn !== seat
      ? t('theirTurn', { name })
      : led === null
        ? t('yourTurn')
        : t('yourTurnFollow', { suit: t(suitName(led)) })
  return [...took, next].join(' ')
}

/** State of a table, in one line. */
export function tableText(table: TableView, t: ThirteenT, money: Money): string {
  const texts: Record<TableView['state'], () => string> = {
    open: () => `${t('nobody')}. ${t('waitTime', { time: minutes(table.endsInMs ?? 0) })}`,
    playing: () => turnText(table, t),
    ended: () => endText(table, t, money),
    void: () => t('void'),
  }
  return texts[table.state]()
}
