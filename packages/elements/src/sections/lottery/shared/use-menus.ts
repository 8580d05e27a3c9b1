import type { CallError } from '@baize/client'
import { lotteryMenus, vnLotteryMenus } from '@baize/contract'
import type { LotteryGroups, PrizeMode } from '@baize/contract'
import { useStore } from '@nanostores/react'
import { useRead, useScope } from '../../../scope.ts'
import { lotteryOf } from './lottery-store.ts'
import type { LotteryGroup } from './modes.ts'

export interface Menus {
  /** Undefined until the platform has answered. */
  groups?: readonly LotteryGroup[]
  error?: CallError
  refresh: () => void
}

const listOf = (groups: LotteryGroups): LotteryGroup[] =>
  Object.entries(groups)
    .map(([category, group]) => ({ category, ...group }))
    .filter(({ gameMenus }) => gameMenus.length > 0)

/**
 * The lotteries of a prize mode by category, those of Vietnam from the store that every element
 * shares (LOTT-06, LOTT-07).
 */
export function useMenus(prizeMode: PrizeMode): Menus {
  const scope = useScope()
  const vn = useStore(lotteryOf(scope).$vnLotteryMenus)
  const other = useRead(lotteryMenus, prizeMode === 'ZY' ? null : { prizeMode })
  const { status, data, error } = prizeMode === 'ZY' ? vn : other
  const refresh = () => scope.refresh(prizeMode === 'ZY' ? vnLotteryMenus : lotteryMenus)
  return { ...(data && { groups: listOf(data) }), ...(status === 'error' && { error }), refresh }
}
