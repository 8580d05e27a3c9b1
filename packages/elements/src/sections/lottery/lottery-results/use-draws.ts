import type { CallError } from '@baize/client'
import { drawsShown, lotteryDraws, vnLotteryDraws } from '@baize/contract'
import type { LotteryDraw, LotteryMenu, PrizeMode } from '@baize/contract'
import { useRead, useSession } from '../../../scope.ts'

export interface KnownDraws {
  /** Only who is logged in may see them. */
  guest: boolean
  list?: readonly LotteryDraw[] | undefined
  error?: CallError | undefined
  refresh: () => void
}

/** The draws of a lottery: those of Vietnam are for everybody, the others for who is logged in (LOTT-08). */
export function useDraws(prizeMode: PrizeMode, { gameCode }: LotteryMenu): KnownDraws {
  const { settled, isLogin } = useSession()
  const isVn = prizeMode === 'ZY'
  const vn = useRead(vnLotteryDraws, isVn ? { gameCode, size: drawsShown } : null)
  const other = useRead(lotteryDraws, !isVn && isLogin ? { gameCode, prizeMode, size: drawsShown } : null)
  const { data, status, error, refresh } = isVn ? vn : other
  return {
    guest: settled && !isVn && !isLogin,
    list: data?.list,
    error: status === 'error' ? error : undefined,
    refresh,
  }
}
