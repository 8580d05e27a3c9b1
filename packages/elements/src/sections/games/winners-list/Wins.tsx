import type { CallError } from '@baize/client'
import type { GameItem, Winner, Category } from '@baize/contract'
import { useEffect } from 'react'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { useReport, useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { rotateCw } from '../../../ui/media/icons.gen.ts'
import { Table } from '../../../ui/data/Table.tsx'
import { useColumns } from './use-columns.tsx'

/** The game of a win, as far as a start needs it: what was played is a game, and whether it is open shows when it starts. */
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

interface WinsProps {
  label: string
  wins?: readonly Winner[]
  asOf?: string
  error?: CallError
  busy: boolean
  again: () => void
  launch: (game: GameItem) => void
}

/** The table, or why there is none; what could not be refreshed says how old it is (WIN-10). */
export function Wins({ label, wins, asOf, error, busy, again, launch }: WinsProps) {
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
