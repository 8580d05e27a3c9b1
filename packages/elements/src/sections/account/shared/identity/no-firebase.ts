import { CallError } from '@baize/client'
import type { IdentityProvider } from './provider.ts'

/** Replaces firebase in the single file, which would bring it to every page that loads the file. */
export const firebase = (): IdentityProvider => ({
  signIn: () => Promise.reject(new CallError('FUNCTION_DISABLED')),
})
