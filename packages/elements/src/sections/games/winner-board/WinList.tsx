import type { Winner } from '@baize/contract'
import { useScope, useText } from '../../../scope.ts'
import { Image } from '../../../ui/media/Image.tsx'
import { Money } from '../../../ui/data/Money.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import type { View } from './use-wins.ts'

interface WinListProps {
  view: View
  title: string
  wins: readonly Winner[]
  ranked: boolean
}

/** So many rows are in view on a phone, where the two lists stand over each other (LOOK, winner board). */
const inView = 5

/** One list of wins. What is not in view is there to scroll to, by keyboard too. */
export function WinList({ view, title, wins, ranked }: WinListProps) {
  const { t } = useText()
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
          {wins.map((win, index) => (
            <WinRow key={win.roundId} win={win} rank={ranked ? index + 1 : null} />
          ))}
        </ol>
      )}
    </div>
  )
}

function WinRow({ win, rank }: { win: Winner; rank: number | null }) {
  const scope = useScope()
  const { t, money, ago, date } = useText()
  return (
    <li className="win" part="row" data-round={win.roundId}>
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
            {win.game.name}, {win.game.displayName}
          </bdi>
        </span>
      </span>
      <span className="win-end">
        <span className="win-amount" part="amount">
          <Money text={money(win.winAmount, win.currency)} kind="brass" />
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
export const WinSkeleton = ({ title, rows }: { title: string; rows: number }) => (
  <div className="wins">
    <h3 className="wins-title">{title}</h3>
    <div className="wins-list">
      {Array.from({ length: Math.min(rows, 9) }, (_, index) => (
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
