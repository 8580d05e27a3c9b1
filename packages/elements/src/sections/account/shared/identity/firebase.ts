import { CallError } from '@baize/client'
import type { IdentityChannel } from '@baize/contract'
import { getApps, initializeApp } from '@firebase/app'
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  FacebookAuthProvider,
  getAuth,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithPopup,
  type Auth,
} from '@firebase/auth'
import { firebaseErrorCode } from './firebase-errors.ts'
import type { FirebaseProject, IdentityProvider } from './provider.ts'

const accounts: Readonly<Partial<Record<IdentityChannel, () => GoogleAuthProvider | FacebookAuthProvider>>> = {
  google: () => new GoogleAuthProvider(),
  facebook: () => new FacebookAuthProvider(),
}

/**
 * An app of our own name, because the page may have a firebase of its own. Nothing of it is stored.
 */
function authOf({ apiKey, authDomain, emulator }: FirebaseProject): Auth {
  const name = `baize ${authDomain}`
  const known = getApps().find(app => app.name === name)
  if (known) return getAuth(known)
  const auth = initializeAuth(initializeApp({ apiKey, authDomain }, name), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  })
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true })
  return auth
}

/**
 * Firebase Authentication, for sites that are configured for it. Its code comes to their pages
 * only.
 */
export function firebase(project: FirebaseProject, language: string): IdentityProvider {
  const auth = authOf(project)
  auth.languageCode = language
  return {
    async signIn(channel) {
      const account = accounts[channel]?.()
      if (!account) throw new CallError('FUNCTION_DISABLED')
      try {
        const { user } = await signInWithPopup(auth, account)
        const idToken = await user.getIdToken()
        // The session is the platform's; firebase needs to remember nobody.
        await auth.signOut()
        return idToken
      } catch (error) {
        throw new CallError(firebaseErrorCode(error), { cause: error })
      }
    },
  }
}
