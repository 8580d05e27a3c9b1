import { countries, domainRoute, siteStatus, systemStatus, whitelabel } from '@baize/contract'
import { expect, it } from 'vitest'
import { faultServer, envelope, text } from '../test/fault-server.ts'
import { testPage, until } from '../test/page.ts'
import { siteStatus as statusOf } from '../test/status.ts'

const server = faultServer()
const says = (maintenance: boolean, restricted = false) => server.next(envelope(statusOf({ maintenance, restricted })))
/** Whoever looks again does so within a minute. */
const minute = 60_000
const changes = ({ events }: ReturnType<typeof testPage>) =>
  events.filter(({ name }) => name === 'baize-status').map(({ detail }) => detail['status'])

it('is the value of the two flags, maintenance first [BOOT-16] [BOOT-19]', async () => {
  const flags = [
    [false, false, siteStatus.open],
    [true, false, siteStatus.maintenance],
    [false, true, siteStatus.restricted],
    [true, true, siteStatus.maintenance],
  ] as const
  for (const [maintenance, restricted, value] of flags) {
    says(maintenance, restricted)
    expect(await testPage().scope({ api: server.url }).status()).toBe(value)
  }
})

it('is asked for again within a minute and each change is told once, while somebody sees the page [BOOT-23]', async () => {
  const page = testPage()
  const scope = page.scope({ api: server.url })
  says(false)
  await scope.status()
  says(false)
  page.advance(minute)
  await until(() => server.seen.length === 2)
  says(true)
  page.advance(minute)
  await until(() => changes(page).length === 1)
  expect(changes(page)).toEqual([siteStatus.maintenance])
  expect(await scope.status()).toBe(siteStatus.maintenance)

  page.visible = false
  page.advance(minute)
  page.visible = true
  says(false)
  page.moment('focus')
  await until(() => changes(page).length === 2)
  expect(changes(page)).toEqual([siteStatus.maintenance, siteStatus.open])
  expect(server.seen).toHaveLength(4)
})

it('changes from the answer that an element had before anybody followed it [BOOT-23]', async () => {
  const page = testPage()
  const scope = page.scope({ api: server.url })
  says(false)
  const $status = scope.read(systemStatus, {})
  const stop = $status.listen(() => {})
  await until(() => $status.get().status === 'ready')
  expect(await scope.status()).toBe(siteStatus.open)
  says(true)
  page.advance(minute)
  await until(() => changes(page).length === 1)
  expect(changes(page)).toEqual([siteStatus.maintenance])
  stop()
})

it('is asked for at other moments by other pages, so that they do not all come at once', async () => {
  const waits = async (chance: number) => {
    const page = testPage()
    page.env.random = () => chance
    says(false)
    const before = page.waits()
    await page.scope({ api: server.url }).status()
    return Math.min(...page.waits().filter(wait => !before.includes(wait)))
  }
  const [soonest, latest] = [await waits(0), await waits(1)]
  expect(latest - soonest).toBeGreaterThan(minute / 3)
  expect(latest).toBeLessThan(minute)
})

it('is asked for once where a closed site refuses every call of a page at the same time', async () => {
  const page = testPage()
  const scope = page.scope({ api: server.url })
  says(false)
  await scope.status()
  const refused = JSON.stringify({ success: false, value: null, message: '', code: 'MAINTENANCE' })
  server.next(text(451, refused), text(451, refused), text(451, refused))
  says(true)
  await Promise.allSettled([domainRoute, countries, whitelabel].map(each => scope.call(each, {})))
  await until(() => changes(page).length === 1)
  expect(server.seen.filter(({ url }) => url?.startsWith(systemStatus.path))).toHaveLength(2)
})

it('says that it did not come, and comes when it is asked for again [BOOT-25]', async () => {
  const scope = testPage().scope({ api: server.url })
  server.next(text(500))
  await expect(scope.status()).rejects.toMatchObject({ code: 'BAD_REPLY' })
  says(false)
  expect(await scope.status()).toBe(siteStatus.open)
})
