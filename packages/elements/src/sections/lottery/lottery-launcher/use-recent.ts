import { recentVnLotteries, type PrizeMode } from '@baize/contract'
import { useRead, useSession } from '../../../scope.ts'

/** Codes of the Vietnam lotteries that were played of late, the latest first; none for a guest, or where they did not load (LOTT-09). */
export function useRecent(prizeMode: PrizeMode): string[] {
  const { isLogin } = useSession()
  const { data } = useRead(recentVnLotteries, isLogin && prizeMode === 'ZY' ? { prizeMode, device: 'WEB' } : null)
  return data?.gameMenus.map(({ gameCode }) => gameCode) ?? []
}
