import { lotteryCategories, recentVnLotteries, type LotteryMenu, type PrizeMode } from '@baize/contract'
import { useId } from 'react'
import { useText, useScope, useRead, useSession } from '../../../scope.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { chevronRight } from '../../../ui/media/icons.gen.ts'
import { Image } from '../../../ui/media/Image.tsx'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { useCustomState } from '../../../runtime/context.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { Balls } from '../shared/Balls.tsx'
import { timeLeft, useDue, usePlatformTime } from '../shared/countdown.ts'
import { useMenus } from '../shared/use-menus.ts'
import { keyed } from '../../../ui/data/keyed.ts'

interface LotteryCardProps {
  game: LotteryMenu
  /** The platform's time in milliseconds. */
  now: number | null
  marked: boolean
  onLaunch: () => void
}

/** A lottery: when it draws next, and what it drew last. All of it is the button (LOTT-15). */
function LotteryCard({ game, now, marked, onLaunch }: LotteryCardProps) {
  const { t } = useText()
  const { name, gameCode, category, nextDrawAt, last } = game
  const left = now === null ? null : timeLeft(Date.parse(nextDrawAt) - now)
  const time = left?.days ? t('lottery.days', { count: left.days, time: left.time }) : left?.time
  return (
    <li className="lottery" part="game" data-game={gameCode} data-marked={marked || undefined}>
      <div className="lottery-head">
        <button
          type="button"
          className="lottery-open"
          aria-label={t('lottery.play', { name })}
          aria-current={marked || undefined}
          onClick={onLaunch}
        >
          <bdi>{name}</bdi>
        </button>
        <Icon of={chevronRight} size={16} flip className="lottery-go" />
      </div>
      <dl className="lottery-facts">
        <div className="lottery-next">
          <dt>{t('lottery.next')}</dt>
          <dd>
            <span role="timer">{now === null ? '…' : (time ?? t('lottery.drawing'))}</span>
          </dd>
        </div>
        <div className="lottery-last">
          <dt className="unseen">{t('lottery.last')}</dt>
          <dd>{last ? <Balls small category={category} numbers={last.numbers} /> : '-'}</dd>
        </div>
      </dl>
    </li>
  )
}

interface CategoryLotteriesProps {
  category?: string
  /** In place of the name of the category. */
  title?: string
  image?: string
  games: readonly LotteryMenu[]
  /** The platform's time in milliseconds. */
  now: number | null
  marked?: string | undefined
  onLaunch: (menu: LotteryMenu) => void
}

/** Columns of a wide launcher, which a group may fill. */
const widest = 4
const named: readonly string[] = lotteryCategories

/** The lotteries of a category under its picture (LOTT-10). */
function CategoryLotteries({ category = '', title, image, games, now, marked, onLaunch }: CategoryLotteriesProps) {
  const { t, number } = useText()
  const scope = useScope()
  const id = useId()
  const name = title ?? (named.includes(category) ? t(`lottery.category.${category}`) : category)
  return (
    <section
      className="lotteries-group"
      part="group"
      aria-labelledby={id}
      data-category={category || undefined}
      data-size={Math.min(games.length, widest)}
    >
      <div className="lotteries-family">
        {image && (
          <span className="lotteries-art">
            <Image src={scope.image(image)} again={scope.image(image, 1)} alt="" ratio="1/1" />
          </span>
        )}
        <h3 id={id} className="lotteries-name">
          {name}
        </h3>
        <span className="lotteries-count">{number(games.length)}</span>
      </div>
      <ul className="lotteries-grid">
        {keyed(games, game => game.gameCode).map(([key, game]) => (
          <LotteryCard
            key={key}
            game={game}
            now={now}
            marked={game.gameCode === marked}
            onLaunch={() => onLaunch(game)}
          />
        ))}
      </ul>
    </section>
  )
}

/**
 * Codes of the Vietnam lotteries that were played of late, the latest first; none for a guest, or
 * where they did not load (LOTT-09).
 */
function useRecent(prizeMode: PrizeMode): string[] {
  const { isLogin } = useSession()
  const { data } = useRead(recentVnLotteries, isLogin && prizeMode === 'ZY' ? { prizeMode, device: 'WEB' } : null)
  return data?.gameMenus.map(({ gameCode }) => gameCode) ?? []
}

interface LotteryListProps {
  prizeMode: PrizeMode
  /** Code of the game that is marked. */
  marked?: string | undefined
  /** Opens a lottery; `listed` are all that are shown, in their order. */
  onLaunch: (menu: LotteryMenu, listed: readonly LotteryMenu[]) => void
}

/** Skeleton cards before the first answer. */
const standIns = [0, 1, 2, 3, 4, 5]

/**
 * The groups of a prize mode, those played of late first (LOTT-09); each draw that is due is asked
 * for until it is there.
 */
export function LotteryList({ prizeMode, marked, onLaunch }: LotteryListProps) {
  const { t } = useText()
  const { groups, error, refresh } = useMenus(prizeMode)
  const recent = useRecent(prizeMode)
  const now = usePlatformTime(groups?.[0]?.serverTime)
  const games = groups?.flatMap(({ gameMenus }) => gameMenus) ?? []
  useDue(now !== null && games.some(({ nextDrawAt }) => Date.parse(nextDrawAt) <= now), refresh)
  useCustomState('loading', !groups && !error)

  if (error && !groups) return <LoadFailure error={error} onRetry={refresh} />
  if (!groups)
    return (
      <div className="lotteries-grid" role="status" aria-label={t('common.loading')}>
        {standIns.map(index => (
          <Skeleton key={index} height={120} radius="tile" />
        ))}
      </div>
    )
  if (groups.length === 0) return <EmptyState title={t('lottery.none')} />
  // Games that were played of late are taken from the groups, so that their countdowns are the
  // same.
  const played = recent.flatMap(code => games.find(({ gameCode }) => gameCode === code) ?? [])
  const each = { now, marked, onLaunch: (menu: LotteryMenu) => onLaunch(menu, games) }
  return (
    <div className="lotteries-groups">
      {played.length > 0 && <CategoryLotteries title={t('lottery.recent')} games={played} {...each} />}
      {keyed(groups, ({ category }) => category).map(([key, { category, image, gameMenus }]) => (
        <CategoryLotteries key={key} category={category} image={image} games={gameMenus} {...each} />
      ))}
    </div>
  )
}
