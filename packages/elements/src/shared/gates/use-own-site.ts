import { pageOrigin } from '@baize/client'
import { useStore } from '@nanostores/react'
import { useScope } from '../../scope.ts'

/**
 * Whether the page is the operator's own: games open in it, and what belongs to a lobby is shown.
 */
export function useOwnSite(): boolean {
  const config = useStore(useScope().$config)
  if (!config) return false
  return config.ownSite ?? new URL(config.api).origin === pageOrigin()
}
