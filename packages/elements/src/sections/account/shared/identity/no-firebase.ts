import { CallError } from '@baize/client'
import type { IdentityProvider } from './provider.ts'

/** Stands in for firebase in the single file, which would carry it to every page that takes it. */
export const firebase = (): IdentityProvider => ({
  signIn: () => Promise.reject(new CallError('FUNCTION_DISABLED')),
})
