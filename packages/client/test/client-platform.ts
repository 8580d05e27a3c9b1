import { startedPlatform } from '@baize/server/test/started'
import { testPage } from './page.ts'
import type { PageOptions } from './page.ts'

export const demo = { username: 'demo', password: 'Demo1234' }

/** The real platform for the tests of a file, and pages that show it. */
export function clientPlatform() {
  const world = startedPlatform()
  const open = (at: string, options: PageOptions) => {
    const page = testPage({ ...options, at })
    return { page, scope: page.scope({ api: world.platform.url }) }
  }
  return {
    world,
    /** A page on the operator's own site. */
    ownPage: (options: PageOptions = {}, path = '/') => open(world.platform.url + path, options),
    /** A page of a partner. */
    partnerPage: (options: PageOptions = {}, path = '/') => open(world.platform.partnerUrl + path, options),
  }
}
