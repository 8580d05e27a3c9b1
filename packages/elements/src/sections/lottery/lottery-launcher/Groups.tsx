import type { LotteryMenu } from '@baize/contract'
import { useDue, usePlatformTime } from '../shared/countdown.ts'
import { useMenus } from '../shared/use-menus.ts'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { useCustomState } from '../../../runtime/context.tsx'
import { useText, useRead, useSession } from '../../../scope.ts'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { Group } from './Group.tsx'
import { recentVnLotteries, type PrizeMode } from '@baize/contract'

/** Codes of the Vietnam lotteries that were played of late, the latest first; none for a guest, or where they did not load (LOTT-09). */
function useRecent(prizeMode: PrizeMode): string[] {
  const { isLogin } = useSession()
  const { data } = useRead(recentVnLotteries, isLogin && prizeMode === 'ZY' ? { prizeMode, device: 'WEB' } : null)
  return data?.gameMenus.map(({ gameCode }) => gameCode) ?? []
}

interface GroupsProps {
  prizeMode: PrizeMode
  /** Code of the game that is marked. */
  marked?: string | undefined
  onLaunch: (menu: LotteryMenu) => void
}

/** Cards that stand in while nothing is known. */
const standIns = [0, 1, 2, 3, 4, 5]

/** The groups of a prize mode, those played of late first (LOTT-09); each draw that is due is asked for until it is there. */
export function Groups({ prizeMode, marked, onLaunch }: GroupsProps) {
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
  // What was played of late is drawn from the groups, so that its countdown is theirs.
  const played = recent.flatMap(code => games.find(({ gameCode }) => gameCode === code) ?? [])
  const each = { now, marked, onLaunch }
  return (
    <div className="lotteries-groups">
      {played.length > 0 && <Group title={t('lottery.recent')} games={played} {...each} />}
      {groups.map(({ category, image, gameMenus }) => (
        <Group key={category} category={category} image={image} games={gameMenus} {...each} />
      ))}
    </div>
  )
}
