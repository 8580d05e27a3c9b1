import type { IdentityChannel, Output, registerSettings } from '@baize/contract'

export type Firebase = Output<typeof registerSettings>['firebase']
/** Identity providers with a button of their own. */
export const oneClickChannels = ['facebook', 'google'] as const
export type OneClickChannel = (typeof oneClickChannels)[number]

/** A service that confirms who a person is by an account elsewhere. */
export interface IdentityProvider {
  /**
   * Asks the person to say who they are, in a window of the provider's. Call it inside a click: a
   * browser opens no window later.
   * @returns an id token, which only the platform reads
   * @throws CallError LOGIN_POPUP_CLOSED where the window was closed, or never opened (ERR-11)
   */
  signIn: (channel: IdentityChannel, signal: AbortSignal) => Promise<string>
}

/** The channels of a site that have a button, in the order of the buttons (REG-16). */
export const channelsWithButton = ({ enabled, channels }: Firebase): readonly OneClickChannel[] =>
  enabled ? oneClickChannels.filter(channel => channels.includes(channel)) : []

/** A project of firebase's, as its console names it; nothing of it is secret. */
export interface FirebaseProject {
  apiKey: string
  authDomain: string
  /** Address of firebase's own emulator, for developers. */
  emulator?: string
}

/** The project that a site is configured for; null where the platform's own provider answers. */
export function firebaseProjectOf({ apiKey, authDomain, emulator }: Firebase): FirebaseProject | null {
  if (!apiKey || !authDomain) return null
  return { apiKey, authDomain, ...(emulator && { emulator }) }
}
