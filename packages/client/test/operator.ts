import { envelope, faultServer } from './fault-server.ts'
import { testPage } from './page.ts'
import type { PageOptions } from './page.ts'

export const ana = { username: 'ana', password: 'Secret1234' }

/** A backend's answer to a login that it accepts. */
export const granted = (extra: object = {}) =>
  envelope({ token: 't-1', firstTimeLogin: false, passwordExpired: false, account: 'ana', type: 0, ...extra })

/** Who the token of a grant belongs to. */
export const info = (type = 0, extra: object = {}) =>
  envelope({
    id: '7',
    account: 'ana',
    nickname: 'Ana',
    type,
    customerId: 'c-7',
    currency: 'EUR',
    currencySymbol: '€',
    vipLabel: 'VIP 1',
    vipRank: 1,
    reach: 'play',
    lastLoginAt: null,
    ...extra,
  })

/** A refusal with its code. */
export const refused =
  (code: string, value: unknown = null) =>
  (_: unknown, response: { end: (text: string) => void }) =>
    response.end(JSON.stringify({ success: false, value, message: '', code }))

/**
 * An operator with a backend of their own, which answers what the reference platform never would,
 * and pages of the site.
 */
export function operator() {
  const server = faultServer()
  /** The last input that the page sent, as the operator's cipher passed it on. */
  const sent = async (page: ReturnType<typeof testPage>, path: string): Promise<unknown> => {
    const request = page.requests.findLast(({ url }) => url.endsWith(path))
    return JSON.parse((await request?.clone().text()) || '{}')
  }
  return {
    server,
    sent,
    paths: () => server.seen.map(({ url }) => url),
    tokens: () => server.seen.map(({ headers }) => headers.authorization?.replace('Bearer ', '')),
    setUp: (options: PageOptions = {}) => {
      const page = testPage({ at: server.url, ...options })
      const scope = page.scope({ api: server.url, seal: async input => JSON.stringify(input) })
      return { page, scope }
    },
  }
}
