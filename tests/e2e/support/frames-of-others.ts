import type { LaunchOptions } from '@playwright/test'
import { browserFlags } from '../../../scripts/lib/browser.mjs'

/**
 * `network.cookie.cookieBehavior` of Firefox: no storage for frames of other sites, or one for each
 * site around them, as it comes.
 */
export const firefoxCookies = { blocked: 1, partitioned: 5 } as const

interface Given {
  browserName: string
  launchOptions: LaunchOptions
}

/**
 * How a browser is started that gives frames of other sites less than our other tests have it:
 * Firefox by a preference, Chromium by its flags.
 */
export const startedWith =
  (cookieBehavior: number, flags: (usual: string[]) => string[]) =>
  ({ browserName, launchOptions }: Given, use: (options: LaunchOptions) => Promise<void>): Promise<void> =>
    use(
      browserName === 'firefox'
        ? {
            ...launchOptions,
            firefoxUserPrefs: { ...launchOptions.firefoxUserPrefs, 'network.cookie.cookieBehavior': cookieBehavior },
          }
        : { ...launchOptions, args: flags(browserFlags) },
    )
