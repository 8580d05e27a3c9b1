import type { CallError } from '@baize/client'
import type { launch, Refusal } from '@baize/contract'

/** The games that a refused launch offers instead. */
export const suggestionsOf = ({ code, value }: CallError) =>
  code === 'GAME_MAINTENANCE' ? ((value as Refusal<typeof launch> | null)?.suggestions ?? []) : []
