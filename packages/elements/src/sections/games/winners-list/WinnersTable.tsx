import type { Winner, GameItem, Category } from '@baize/contract'
import type { CallError } from '@baize/client'
import { useEffect } from 'react'
import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { useScope, useText, useReport } from '../../../scope.ts'
import type { Column } from '../../../ui/data/columns.ts'
import { Image } from '../../../ui/media/Image.tsx'
import { Money } from '../../../ui/data/Money.tsx'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { rotateCw } from '../../../ui/media/icons.gen.ts'
import { Table } from '../../../ui/data/Table.tsx'

interface Ranked {
  rank: number
  win: Winner
}

/** Rank, player, game, amount and time (WIN-08). A press on the game starts it. */
function useColumns(onGame: (win: Winner) => void): Column<Ranked>[] {
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
          aria-label={`${t('game.play', { name: win.game.name })}, ${win.game.displayName}`}
          onClick={() => onGame(win)}
        >
          <span className="winner-art">
            <Image src={scope.image(win.iconUrl)} alt="" ratio="1/1" />
          </span>
          <span className="winner-words">
            <bdi>{win.game.name}</bdi> <bdi className="winner-maker">{win.game.displayName}</bdi>
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

/**
 * The game of a win, as far as a start needs it: what was played is a game, and whether it is open
 * shows when it starts.
 */
const gameOf = ({ game, iconUrl }: Winner): GameItem => ({
  nodeId: game.nodeId,
  vassalage: game.vassalage,
  gameType: game.gameType as Category,
  gameCode: game.gameCode,
  gameId: game.nodeId,
  isGame: 'GAME',
  displayName: game.displayName,
  gameName: game.name,
  showIcon: iconUrl,
  iconUrl,
  lagerIcon: iconUrl,
  isHot: 0,
  isNew: 0,
  state: 'open',
  maintenanceUntil: null,
})

interface WinnersTableProps {
  label: string
  wins?: readonly Winner[]
  asOf?: string
  error?: CallError
  busy: boolean
  again: () => void
  launch: (game: GameItem) => void
}

/** The table, or why there is none; what could not be refreshed says how old it is (WIN-10). */
export function WinnersTable({ label, wins, asOf, error, busy, again, launch }: WinnersTableProps) {
  const { t, ago } = useText()
  const report = useReport()
  const columns = useColumns(win => launch(gameOf(win)))
  useEffect(() => {
    if (error) report(error)
  }, [error])

  if (error && !wins) return <LoadFailure error={error} onRetry={again} />
  return (
    <>
      <Table
        label={label}
        columns={columns}
        rows={(wins ?? []).map((win, index) => ({ rank: index + 1, win }))}
        keyOf={({ win }) => win.roundId}
        busy={busy || !wins}
        empty={<EmptyState title={t('winnersList.none')} text={t('winnersList.noneHint')} />}
      />
      {error && asOf && (
        <p className="winners-stale" role="status">
          <span>{t('winners.stale', { ago: ago(asOf) })}</span>
          <Button size="small" kind="ghost" icon={rotateCw} onClick={again}>
            {t('common.retry')}
          </Button>
        </p>
      )}
    </>
  )
}
