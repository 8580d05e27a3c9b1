import type { TableView } from '../../engine/rooms/rooms-view.ts'
import { suitName } from './cards.ts'
import { across } from './match.ts'
import type { Money } from '../../page/money.ts'
import { minutes } from './turn-clock.ts'
import type { CardsSay } from './texts.ts'

export const otherName = ({ people, seat }: TableView, say: CardsSay): string =>
  people[across(seat)]?.nickname ?? say('nobody')

function endText(table: TableView, say: CardsSay, money: Money): string {
  const { seat, people, winner, by, round } = table
  const values = {
    amount: money(round.win),
    name: otherName(table, say),
    own: people[seat]?.tricks ?? 0,
    other: people[across(seat)]?.tricks ?? 0,
  }
  const text = say(
    winner === seat ? (by === 'tricks' ? 'won' : 'wonLeft') : by === 'tricks' ? 'lost' : 'lostLeft',
    values,
  )
  return round.outcome === 'paying' ? `${text} ${say('paying')}` : text
}

function turnText(table: TableView, say: CardsSay): string {
  const { turn, seat, led, last, moves } = table
  const trick = led === null && last && moves > 0 ? last : null
  const name = otherName(table, say)
  const took = trick ? [trick.winner === seat ? say('youTook') : say('theyTook', { name })] : []
  const next =
    turn !== seat
      ? say('theirTurn', { name })
      : led === null
        ? say('yourTurn')
        : say('yourTurnFollow', { suit: say(suitName(led)) })
  return [...took, next].join(' ')
}

/** What happens at a table, in one line. */
export function tableText(table: TableView, say: CardsSay, money: Money): string {
  const texts: Record<TableView['state'], () => string> = {
    open: () => `${say('nobody')}. ${say('waitTime', { time: minutes(table.endsInMs ?? 0) })}`,
    playing: () => turnText(table, say),
    ended: () => endText(table, say, money),
    void: () => say('void'),
  }
  return texts[table.state]()
}
