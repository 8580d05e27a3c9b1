import type { CallError } from '@baize/client'
import { limits, rankList, type Winner } from '@baize/contract'
import { useState } from 'react'
import { useRead, useText, useScope } from '../../../scope.ts'
import { Image } from '../../../ui/media/Image.tsx'
import { Money } from '../../../ui/data/Money.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useCustomState } from '../../../runtime/context.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { rotateCw } from '../../../ui/media/icons.gen.ts'
import { useEvery } from '../../../runtime/use-every.ts'
import type { winnerBoard } from './winner-board.element.ts'
import { winsInput } from './wins-input.ts'
import { times } from '../../../ui/data/times.ts'
import { keyed } from '../../../ui/data/keyed.ts'

type View = 'biggest' | 'latest'
const views: readonly View[] = ['biggest', 'latest']

/** Milliseconds between two looks at the board while somebody can see it (WIN-10). */
const refreshEvery = 60_000

interface Wins {
  lists: Record<View, readonly Winner[]>
  /** Whether the platform has answered at least once. */
  answered: boolean
  asOf?: string
  error?: CallError
  refresh: () => void
}

/** Both lists of a board in one call of twenty (WIN-03), which all boards of the page share. */
function useWins(limit: number | undefined): Wins {
  const { language } = useText()
  const { data, error, status, refresh } = useRead(rankList, winsInput(language))
  useEvery(refreshEvery, refresh)
  const first = (wins: readonly Winner[] = [], max: number) =>
    wins.slice(0, Math.min(Math.max(Math.trunc(limit ?? max), 1), max))
  return {
    lists: { biggest: first(data?.biggest, limits.biggestWins), latest: first(data?.list, limits.winners) },
    answered: data !== undefined,
    asOf: data?.asOf,
    error: status === 'error' ? error : undefined,
    refresh,
  }
}

interface WinListProps {
  view: View
  title: string
  wins: readonly Winner[]
  ranked: boolean
}

/** Rows in view on a phone, where the two lists stand over each other. */
const inView = 5

/** One list of wins. What is not in view is there to scroll to, by keyboard too. */
function WinList({ view, title, wins, ranked }: WinListProps) {
  const { t } = useText()
  // Wins that were not there at first slide in.
  const [first] = useState(() => wins.map(win => win.roundId))
  return (
    <div className={`wins wins-${view}`}>
      <h3 className="wins-title">{title}</h3>
      {wins.length === 0 ? (
        <p className="wins-none">{t('winners.none')}</p>
      ) : (
        <ol
          className="wins-list"
          tabIndex={wins.length > inView ? 0 : undefined}
          aria-label={wins.length > inView ? title : undefined}
        >
          {keyed(wins, win => win.roundId).map(([key, win], index) => (
            <WinRow key={key} win={win} rank={ranked ? index + 1 : null} arrives={!first.includes(win.roundId)} />
          ))}
        </ol>
      )}
    </div>
  )
}

interface WinRowProps {
  win: Winner
  rank: number | null
  /** Whether its list was shown without it before: it slides in then, once. */
  arrives: boolean
}

function WinRow({ win, rank, arrives }: WinRowProps) {
  const scope = useScope()
  const { t, amount, money, ago, date } = useText()
  const multiplier = Number(win.winAmount) / Number(win.stake)
  return (
    <li
      className={arrives ? 'win win-new' : 'win'}
      part="row"
      data-round={win.roundId}
      onAnimationEnd={event => event.currentTarget.classList.remove('win-new')}
    >
      {rank !== null && (
        <span className={`win-rank${rank <= 3 ? ' win-top' : ''}`} aria-label={t('winners.rank', { rank })}>
          {rank}
        </span>
      )}
      <span className="win-art">
        <Image src={scope.image(win.iconUrl)} alt="" ratio="1/1" />
      </span>
      <span className="win-words">
        <bdi className="win-who" translate="no">
          {win.customerName}
        </bdi>
        <span className="win-game">
          <bdi>
            {win.game.name}
            <span className="win-vendor">, {win.game.displayName}</span>
          </bdi>
        </span>
      </span>
      <span className="win-end">
        <span className="win-sum">
          <span part="stake">
            <Money text={money(win.stake, win.currency)} />
          </span>
          {/* What was free has no multiplier. */}
          {multiplier < Infinity && (
            <span part="multiplier">
              <Money text={`×\u00a0${amount(multiplier.toFixed(2), win.currency)}`} />
            </span>
          )}
          <span className="win-amount" part="amount">
            <Money text={money(win.winAmount, win.currency)} kind="brass" />
          </span>
        </span>
        <span className="win-round">
          <time dateTime={win.wonAt} title={date(win.wonAt)}>
            {ago(win.wonAt)}
          </time>
          <bdi translate="no" title={t('winners.round', { id: win.roundId })}>
            {win.roundId}
          </bdi>
        </span>
      </span>
    </li>
  )
}

/** The rows of a list that is on its way. */
const WinSkeleton = ({ title, rows }: { title: string; rows: number }) => (
  <div className="wins">
    <h3 className="wins-title">{title}</h3>
    <div className="wins-list">
      {times(Math.min(rows, 9), index => (
        <div className="win" key={index}>
          <Skeleton width={40} height={40} />
          <span className="win-words">
            <Skeleton width="50%" height={16} />
            <Skeleton width="70%" height={12} />
          </span>
          <Skeleton width={80} height={16} />
        </div>
      ))}
    </div>
  </div>
)

/**
 * The board of wins (WIN-01 to WIN-10). Standing rows, nothing invented: where there is no win
 * there is no board.
 */
export function WinnerBoard({ view, limit, heading }: ViewProps<typeof winnerBoard>) {
  const { t, ago } = useText()
  const { navigate } = useNavigation()
  const shown = view ? [view] : views
  const { lists: wins, answered, asOf, error, refresh } = useWins(limit)
  const lists = shown.map(name => ({ name, list: wins[name] }))
  const some = lists.some(({ list }) => list.length > 0)
  const loading = !some && !error && !answered
  const stale = error && asOf
  const all = t('game.viewAllOf', { title: heading ?? t('winners.title') })
  useCustomState('empty', !some && !loading && !error)
  useCustomState('stale', !!stale)

  if (!some && !loading && !error) return null
  return (
    <section className="board" part="board" aria-label={heading ?? t('winners.title')} aria-busy={loading || undefined}>
      <div className="board-head">
        <i className="sight" part="sight" />
        <h2 className="title board-title">{heading ?? t('winners.title')}</h2>
        <button type="button" className="board-all" aria-label={all} onClick={() => navigate('/winners')}>
          {t('game.viewAll')}
        </button>
      </div>
      {error && !some ? (
        <div className="board-panel">
          <LoadFailure error={error} onRetry={refresh} />
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
          <Button size="small" kind="ghost" icon={rotateCw} onClick={refresh}>
            {t('common.retry')}
          </Button>
        </p>
      )}
    </section>
  )
}
