import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { useScope, useText } from '../../scope.ts'
import { builtIn } from './built-in.ts'
import type { IdentityProvider } from './provider.ts'

/** The provider that the site is configured for. */
export function useProvider(): IdentityProvider | null {
  const config = useStore(useScope().$config)
  const { language } = useText()
  return useMemo(() => config && builtIn({ ...config, language }), [config, language])
}
