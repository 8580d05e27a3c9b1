import type { Winner } from '@baize/contract'
import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { useScope, useText } from '../../../scope.ts'
import type { Column } from '../../../ui/data/columns.ts'
import { Image } from '../../../ui/media/Image.tsx'
import { Money } from '../../../ui/data/Money.tsx'

export interface Ranked {
  rank: number
  win: Winner
}

/** Rank, player, game, amount and time (WIN-08). A press on the game starts it. */
export function useColumns(onGame: (win: Winner) => void): Column<Ranked>[] {
  const { t, money } = useText()
  const { date } = useSiteZone()
  const scope = useScope()
  return [
    {
      name: 'rank',
      label: t('winnersList.rank'),
      cell: ({ rank }) => <span className={`winner-rank${rank <= 3 ? ' winner-top' : ''}`}>{rank}</span>,
    },
    {
      name: 'player',
      label: t('winnersList.player'),
      cell: ({ win }) => (
        <bdi className="winner-who" translate="no">
          {win.customerName}
        </bdi>
      ),
    },
    {
      name: 'game',
      label: t('winnersList.game'),
      cell: ({ win }) => (
        <button
          type="button"
          className="winner-game"
          aria-label={t('game.play', { name: win.game.name })}
          onClick={() => onGame(win)}
        >
          <span className="winner-art">
            <Image src={scope.image(win.iconUrl)} alt="" ratio="1/1" />
          </span>
          <span className="winner-words">
            <bdi>{win.game.name}</bdi>
            <bdi className="winner-maker">{win.game.displayName}</bdi>
          </span>
        </button>
      ),
    },
    {
      name: 'amount',
      label: t('winnersList.amount'),
      end: true,
      cell: ({ win }) => <Money text={money(win.winAmount, win.currency)} kind="brass" />,
    },
    {
      name: 'time',
      label: t('winnersList.time'),
      end: true,
      cell: ({ win }) => (
        <time dateTime={win.wonAt} title={t('winners.round', { id: win.roundId })}>
          {date(win.wonAt)}
        </time>
      ),
    },
  ]
}
