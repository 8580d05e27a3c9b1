import type { Firebase } from './provider.ts'

/** A project of firebase's, as its console names it; nothing of it is secret. */
export interface FirebaseProject {
  apiKey: string
  authDomain: string
  /** Address of firebase's own emulator, for developers. */
  emulator?: string
}

/** The project that a site is configured for; null where the platform's own provider answers. */
export function projectOf({ apiKey, authDomain, emulator }: Firebase): FirebaseProject | null {
  if (!apiKey || !authDomain) return null
  return { apiKey, authDomain, ...(emulator && { emulator }) }
}
