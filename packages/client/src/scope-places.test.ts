import { whitelabel } from '@baize/contract'
import { describe, expect, it } from 'vitest'
import { envelope, faultServer } from '../test/fault-server.ts'
import { testPage } from '../test/page.ts'

const server = faultServer()
const tree = { tree: [] }

describe('the elements that a site draws', () => {
  it('are kept for each key, and looked up where the page names another one', async () => {
    const page = testPage()
    const [one, other] = [
      page.scope({ api: server.url, siteKey: 'pk_one' }),
      page.scope({ api: server.url, siteKey: 'pk_other' }),
    ]
    const fresh = { 'cache-control': 'no-store', 'x-request-id': 'r-1' }
    server.next(envelope(tree, { ...fresh, 'x-inline': 'none', 'x-frames': 'all' }), envelope(tree, fresh))
    await one.call(whitelabel, {})
    await other.call(whitelabel, {})
    const later = page.scope({ api: server.url, siteKey: 'pk_other' })
    expect(later.$places.get()).toBeNull()
    later.configure({ siteKey: 'pk_one' })
    expect(later.$places.get()).toEqual({ inline: 'none', frames: 'all' })
  })

  it('are not those of an answer that may have been stored before staff changed them', async () => {
    const scope = testPage().scope({ api: server.url, siteKey: 'pk_one' })
    const headers = { 'cache-control': 'no-store', 'x-request-id': 'r-1', 'x-inline': 'none', 'x-frames': 'all' }
    const stored = { 'cache-control': 'private, max-age=300', 'x-request-id': 'r-0' }
    server.next(
      envelope(tree, headers),
      envelope(tree, stored),
      envelope(tree, { ...stored, 'x-inline': 'baize-login' }),
    )
    for (const _ of ['heard', 'stored without lists', 'stored with another list']) {
      await scope.call(whitelabel, {})
      expect(scope.$places.get()).toEqual({ inline: 'none', frames: 'all' })
    }
  })
})
