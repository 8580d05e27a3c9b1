import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { useScope, useText } from '../../../../scope.ts'
import { useLazy } from '../../../../runtime/use-lazy.ts'
import { platformProvider } from './platform-provider.ts'
import { firebaseProjectOf, type Firebase, type IdentityProvider } from './provider.ts'

const loadFirebase = () => import('./firebase.ts')

/**
 * The provider that the site is configured for, loaded before it is needed: a window opens in a
 * click or not at all. Null until then.
 */
export function useProvider(settings: Firebase): IdentityProvider | null {
  const config = useStore(useScope().$config)
  const { language } = useText()
  const project = useMemo(() => firebaseProjectOf(settings), [settings])
  const firebaseModule = useLazy(project ? loadFirebase : null)
  return useMemo(() => {
    if (project) return firebaseModule && firebaseModule.firebase(project, language)
    return config && platformProvider({ ...config, language })
  }, [config, language, firebaseModule, project])
}
