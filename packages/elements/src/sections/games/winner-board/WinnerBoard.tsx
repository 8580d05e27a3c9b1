import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useCustomState } from '../../../runtime/context.tsx'
import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { rotateCw } from '../../../ui/media/icons.gen.ts'
import { useWins, views } from './use-wins.ts'
import { WinList, WinSkeleton } from './WinList.tsx'
import type { winnerBoard } from './winner-board.element.ts'

/** The board of wins (WIN-01 to WIN-10). Standing rows, nothing invented: where there is no win there is no board. */
export function WinnerBoard({ view, limit, heading }: ViewProps<typeof winnerBoard>) {
  const { t, ago } = useText()
  const { navigate } = useNavigation()
  const shown = view ? [view] : views
  const wins = useWins(shown, limit)
  const lists = shown.map(name => ({ name, ...wins[name] }))
  const some = lists.some(({ list }) => list.length > 0)
  const error = lists.find(list => list.error)?.error
  const loading = !some && !error && lists.some(({ answered }) => !answered)
  const stale = lists.find(({ error, asOf }) => error && asOf)?.asOf
  const all = t('game.viewAllOf', { title: heading ?? t('winners.title') })
  const retry = () => lists.forEach(({ refresh }) => refresh())
  useCustomState('empty', !some && !loading && !error)
  useCustomState('stale', !!stale)

  if (!some && !loading && !error) return null
  return (
    <section className="board" part="board" aria-label={heading ?? t('winners.title')} aria-busy={loading || undefined}>
      <div className="board-head">
        <i className="sight" part="sight" />
        <h2 className="board-title">{heading ?? t('winners.title')}</h2>
        <button type="button" className="board-all" aria-label={all} onClick={() => navigate('/winners')}>
          {t('game.viewAll')}
        </button>
      </div>
      {error && !some ? (
        <div className="board-panel">
          <LoadFailure error={error} onRetry={retry} />
        </div>
      ) : (
        <div className={`board-panel board-${shown.length}`}>
          {lists.map(({ name, list }) =>
            loading ? (
              <WinSkeleton key={name} title={t(`winners.${name}`)} rows={limit ?? 5} />
            ) : (
              <WinList key={name} view={name} title={t(`winners.${name}`)} wins={list} ranked={name === 'biggest'} />
            ),
          )}
        </div>
      )}
      {stale && (
        <p className="board-stale" role="status">
          <span>{t('winners.stale', { ago: ago(stale) })}</span>
          <Button size="small" kind="ghost" icon={rotateCw} onClick={retry}>
            {t('common.retry')}
          </Button>
        </p>
      )}
    </section>
  )
}
