import type { State } from './state.ts'
import { accounts } from './states/accounts.ts'
import { agents } from './states/agents.ts'
import { money } from './states/money.ts'
import { games } from './states/games.ts'
import { pages } from './states/pages.ts'
import { withdrawalStates } from './states/withdrawals.ts'
import { errorStates } from './states/errors.ts'

/** Every state that is looked at. */
export const states: readonly State[] = [
  ...pages,
  ...accounts,
  ...money,
  ...withdrawalStates,
  ...games,
  ...agents,
  ...errorStates,
]
