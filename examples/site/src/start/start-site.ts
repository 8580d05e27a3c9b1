import { siteStatus, siteStatusOf, type SiteStatus } from '@baize/contract'
import { onStatus, showClosed } from './closed-page.ts'
import { cleanAddress } from '../link-token.ts'
import { askPermission, keepPermission, loadPermission, type Permission } from './permission.ts'
import type { Loader } from '../page-loader.ts'

const wait = (milliseconds: number) => new Promise<void>(done => setTimeout(done, milliseconds))

/** Resolves when somebody presses the button or the network is back. */
function askedAgain(page: HTMLElement): Promise<void> {
  return new Promise(done => {
    const end = new AbortController()
    const again = () => {
      end.abort()
      done()
    }
    page.querySelector('button')?.addEventListener('click', again, { signal: end.signal })
    addEventListener('online', again, { signal: end.signal })
  })
}

/**
 * The permission of the site, however long it takes; in place of the page stands what went wrong
 * (BOOT-25).
 */
async function untilPermitted(loader: Loader): Promise<Permission> {
  const page = document.querySelector<HTMLElement>('#unanswered')
  for (;;) {
    loader.begin([document])
    const answer = await loadPermission(askPermission, wait)
    loader.done(document)
    if (page) page.hidden = answer !== null
    if (answer) return answer
    page?.querySelector('button')?.focus()
    if (page) await askedAgain(page)
  }
}

/**
 * Loads the SDK with the settings of this page and the languages of the site, so that elements come
 * to life only now.
 */
async function loadSdk({ config: { languages: locales } }: Permission): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('#sdk')
  if (!link) return
  const { theme } = document.documentElement.dataset
  Object.assign(globalThis, { baizeConfig: { ...link.dataset, theme, locales } })
  await import(link.href)
}

/** The page of a closed site, until it is open (BOOT-16 to BOOT-19). */
async function untilOpen(status: SiteStatus, sdk: Promise<unknown>): Promise<void> {
  if (status === siteStatus.open) return
  const site = showClosed(status)
  await sdk
  await new Promise<void>(opened => {
    const stop = onStatus(next => {
      if (next !== siteStatus.open) return void showClosed(next)
      stop()
      opened()
    })
    void globalThis.baize?.status()
  })
  document.body.replaceChildren(...site)
}

/**
 * Starts the site in its order: permission data, then the elements (BOOT-15). One that closes later
 * is replaced by the page that says so, and loaded anew when it is open again (BOOT-23).
 *
 * @returns when the site may be drawn; `sdk` resolves when the elements' loader is there, or does
 *   not come
 */
export async function startSite(loader: Loader): Promise<{ sdk: Promise<void> }> {
  const found = await untilPermitted(loader)
  keepPermission(found)
  const sdk = loadSdk(found)
    .catch(() => {})
    // It has taken what a link brings by then; any other token is nobody's.
    .then(cleanAddress)
  await untilOpen(siteStatusOf(found), sdk)
  const follow = (next: SiteStatus) => (next === siteStatus.open ? location.reload() : void showClosed(next))
  onStatus(follow)
  void sdk
    .then(() => globalThis.baize?.status())
    // It may have closed before anybody followed it.
    .then(now => now && follow(now))
    .catch(() => {})
  return { sdk }
}
