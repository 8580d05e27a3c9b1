import type { Room } from '@baize/contract'
import { useText } from '../../../scope.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import { Button } from '../../../ui/forms/Button.tsx'

interface RoomCardProps {
  room: Room
  currency: string
  symbol: string
  pending: boolean
  onEnter: () => void
}

/** A room: what it costs, who is in it, and the way in or what keeps one out (GAME-26). */
export function RoomCard({ room, currency, symbol, pending, onEnter }: RoomCardProps) {
  const { t, number, money } = useText()
  const { name, minEntry, minBet, maxBet, players, capacity, state } = room
  const amount = (text: string) => money(text, currency, symbol)
  const facts = [
    [t('rooms.entry'), amount(minEntry)],
    [t('rooms.stake'), minBet === maxBet ? amount(minBet) : `${amount(minBet)} – ${amount(maxBet)}`],
    [t('rooms.players'), t('rooms.of', { players: number(players), capacity: number(capacity) })],
  ]
  return (
    <li className="room" part="room" data-state={state}>
      <h3 className="room-name">
        <bdi>{name}</bdi>
        {state !== 'open' && <Badge kind="neutral">{t(`rooms.${state}`)}</Badge>}
      </h3>
      <dl className="room-facts">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Button
        kind="primary"
        disabled={state !== 'open'}
        loading={pending}
        aria-label={state === 'open' ? t('rooms.enterRoom', { name }) : t(`rooms.${state}Room`, { name })}
        onClick={onEnter}
      >
        {state === 'open' ? t('rooms.enter') : t(`rooms.${state}`)}
      </Button>
    </li>
  )
}
