import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { useScope } from '../../scope.ts'
import { builtIn } from './built-in.ts'
import type { IdentityProvider } from './provider.ts'

/** The provider that the site is configured for. */
export function useProvider(): IdentityProvider | null {
  const api = useStore(useScope().$config)?.api
  return useMemo(() => (api ? builtIn(api) : null), [api])
}
