import type { ReadState, Scope } from '@baize/client'
import { vnLotteryMenus, type LotteryGroups, type LotteryMenu, type Output, type PrizeMode } from '@baize/contract'
import { atom, computed, type ReadableAtom } from 'nanostores'

/** Account type under which bets on Vietnam lotteries are booked (LOTT-03, ENT-33). */
const vnAccountType = 'TCG_LOTTO_VN'

export type VnLotteryMenu = LotteryMenu & { accountTypeName: typeof vnAccountType }
type Group = Omit<LotteryGroups[string], 'gameMenus'> & { gameMenus: VnLotteryMenu[] }
export type VnLotteryMenus = Record<string, Group>

export interface LotteryStore {
  /** The prize mode that was chosen last, for every element of lotteries on the page. */
  $prizeMode: ReadableAtom<PrizeMode>
  choose: (mode: PrizeMode) => void
  /** The Vietnam lotteries by category, read while an element shows them (ENT-32). */
  $vnLotteryMenus: ReadableAtom<ReadState<VnLotteryMenus>>
}

const withAccountType = (groups: Output<typeof vnLotteryMenus>): VnLotteryMenus =>
  Object.fromEntries(
    Object.entries(groups).map(([category, group]) => [
      category,
      { ...group, gameMenus: group.gameMenus.map(menu => ({ ...menu, accountTypeName: vnAccountType }) as const) },
    ]),
  )

function create(scope: Scope): LotteryStore {
  const $prizeMode = atom<PrizeMode>('LOTT')
  const menus = scope.read(vnLotteryMenus, { prizeMode: 'ZY', device: 'WEB' })
  return {
    $prizeMode,
    choose: mode => $prizeMode.set(mode),
    $vnLotteryMenus: computed(menus, ({ data, ...state }) => ({
      ...state,
      ...(data && { data: withAccountType(data) }),
    })),
  }
}

const known = new WeakMap<Scope, LotteryStore>()

/** The lottery store of a scope (LOTT-02), made by the first element that asks. */
export function lotteryOf(scope: Scope): LotteryStore {
  const store = known.get(scope) ?? create(scope)
  known.set(scope, store)
  return store
}
