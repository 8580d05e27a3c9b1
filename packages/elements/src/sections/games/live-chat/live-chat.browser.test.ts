import { expect } from 'chai'
import { find, openHost, script, untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { asked, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { addressOf, openSite } from '../../../../test/support/own-site.ts'
import { all, button, one, press, see } from '../../../../test/support/person.ts'
import { until } from '../../../../test/support/wait.ts'

afterEach(() => {
  document.body.replaceChildren()
  localStorage.removeItem('baize.chat.adult')
})

const tag = 'baize-live-chat'
const markup = `<${tag}></${tag}>`
const frame = `<${tag} opens="frame"></${tag}>`
const listPath = '/wps/relay/CBS_modelList'
const launchPath = '/wps/relay/CBS_launchChat'
const words = (element: Element) => element.shadowRoot?.textContent ?? ''
const names = (element: Element) => all(element, '.chat-name').map(({ textContent }) => textContent)
const iframe = (element: Element) => one(element, 'iframe') as HTMLIFrameElement | null

/** Calls of the chat as they were sent; an answer for a path stands in for the platform's. */
function heard(answers: Record<string, (value: Record<string, unknown>) => object> = {}) {
  const calls: { path: string; authorization: string | null; body: string }[] = []
  const through: typeof fetch = async (input, init) => {
    const { pathname } = new URL(addressOf(input), location.href)
    const request = new Request(input, init)
    if (pathname.includes('CBS_'))
      calls.push({
        path: pathname,
        authorization: request.headers.get('authorization'),
        body: await request.clone().text(),
      })
    const reply = await fetch(input, init)
    const change = answers[pathname]
    if (!change) return reply
    const envelope = (await reply.json()) as { value: Record<string, unknown> }
    return Response.json(change(envelope.value))
  }
  return { calls, fetch: through }
}
const ok = (value: object) => ({ success: true, message: '', value })

/** A model is picked, and "Chat now" pressed. */
async function chatNow(element: Element): Promise<void> {
  ;(await see(element, '.chat-card[data-model=alba]')).click()
  await press(element, 'Chat now')
}

describe('the live chat', () => {
  it('lists twenty models to a page, with who they are [CHAT-01] [CHAT-04]', async () => {
    const page = await openSite(markup)
    const element = await untilDrawn(page, tag)
    await until(() => names(element).length === 20, 'twenty models')
    const alba = await see(element, '[data-model=alba]')
    expect(alba.textContent).to.contain('Spanish · English').and.contain('Football · Travel')
    await press(element, 'Next page')
    await until(() => names(element).length === 4, 'the rest of them')
  })

  it('says so where nobody is online, and where the list does not load [CHAT-04]', async () => {
    const page = await openSite(markup)
    const element = await untilDrawn(page, tag)
    await until(() => names(element).length)
    ;(await until(() => one(element, '.chat-online'))).click()
    await until(() => words(element).includes('No models online now'))
    await press(element, 'Show all models')
    await until(() => names(element).length === 20)
    document.body.replaceChildren()

    let broken = true
    const flaky: typeof fetch = async (input, init) =>
      broken && addressOf(input).includes(listPath) ? Response.error() : fetch(input, init)
    const failing = await untilDrawn(await openSite(markup, flaky), tag)
    const again = await until(() => button(failing, 'Try again'), 'a way to try again')
    broken = false
    again.click()
    await until(() => names(failing).length === 20)
  })

  it('asks no member for age, who has said so with the terms, and opens the room without the token [CHAT-02] [CHAT-03] [CHAT-05]', async () => {
    const listened = heard()
    const { page } = await openMember(frame, listened.fetch)
    const element = await untilDrawn(page, tag)
    await chatNow(element)
    await until(() => iframe(element), 'the room is there')
    expect(listened.calls.filter(({ path }) => path === launchPath)).to.have.lengthOf(1)
    for (const { authorization } of listened.calls) expect(authorization).to.equal(null)
  })

  it('says before a model is picked that nobody is online, and where help is', async () => {
    const page = await openSite(markup)
    const popups = asked(page)
    const element = await untilDrawn(page, tag)
    const notice = await see(element, '[part=notice]')
    expect(notice.textContent).to.contain('No models are online right now')
    expect((await see(element, '[data-model=alba] .badge')).textContent).to.equal('Away')
    await press(element, 'Contact customer service')
    expect(popups.to).to.deep.equal(['/helpmc#contact'])
    document.body.replaceChildren()
    const online = { [listPath]: (value: object) => ok({ ...value, online: 3 }) }
    const busy = await untilDrawn(await openSite(markup, heard(online).fetch), tag)
    await see(busy, '[data-model=alba]')
    expect(one(busy, '[part=notice]')).to.equal(null)
  })

  it('asks a guest for age before the first chat and never again, and opens the room in a frame [CHAT-02] [CHAT-03] [CHAT-05] [CHAT-07]', async () => {
    const listened = heard()
    const page = await openSite(frame, listened.fetch)
    const element = await untilDrawn(page, tag)
    await chatNow(element)
    await until(() => words(element).includes('Are you 18 or older?'))
    expect(iframe(element)).to.equal(null)
    await press(element, 'Yes, I am 18 or older')
    const opened = await until(() => iframe(element), 'the room is there')
    expect(new URL(opened.src).pathname).to.equal('/chat/room')
    expect(new URL(opened.src).searchParams.get('theme'), 'as the element is drawn').to.equal('light')
    expect(opened.sandbox.value).to.equal('allow-scripts allow-forms')
    await press(element, 'Close')
    await until(() => !iframe(element))
    await chatNow(element)
    await until(() => iframe(element))
    expect(words(element)).not.to.contain('Are you 18 or older?')
    const launches = listened.calls.filter(({ path }) => path === launchPath)
    expect(launches).to.have.lengthOf(2)
    for (const { authorization } of listened.calls) expect(authorization).to.equal(null)
    expect(launches[0]?.body).to.equal(launches[1]?.body)
  })

  it('asks guests to log in where the site wants members, and sends members with their token [CHAT-05] [CHAT-07]', async () => {
    const members = { [listPath]: (value: object) => ok({ ...value, login: true }) }
    const page = await openSite(frame, heard(members).fetch)
    const popups = asked(page)
    const element = await untilDrawn(page, tag)
    await chatNow(element)
    expect(popups.popups).to.deep.equal(['login'])
    expect(words(element)).not.to.contain('Are you 18 or older?')
  })

  it('can be prevented by the page, and says why a room did not open', async () => {
    localStorage.setItem('baize.chat.adult', '1')
    const refused = { [launchPath]: () => ({ success: false, value: null, code: 'NOT_FOUND', message: 'Not found' }) }
    const page = await openSite(frame, heard(refused).fetch)
    const element = await untilDrawn(page, tag)
    const launches: unknown[] = []
    const prevent = (event: Event) => {
      event.preventDefault()
      launches.push((event as CustomEvent).detail)
    }
    element.addEventListener('baize-chat-launch', prevent, { once: true })
    await chatNow(element)
    expect(launches).to.deep.equal([{ modelId: 'alba' }])
    await press(element, 'Chat now')
    await until(() => one(element, '[part=alert]')?.textContent, 'why it did not open')
    expect(iframe(element)).to.equal(null)
  })

  it('opens a tab inside the click on a page of somebody else’s [CHAT-05]', async () => {
    const config = { api: location.origin, merchant: 'demo', siteKey: 'pk_demo', locale: 'en', ownSite: false }
    const head = `<script>baizeConfig = ${JSON.stringify(config)}</script>${script('')}`
    const page = await openHost({ head, body: markup })
    const element = await untilDrawn(page, tag)
    const tab = { opener: page, location: { replace: (url: string) => void (went = url) }, close: () => undefined }
    let went = ''
    page.open = () => tab as unknown as Window
    await chatNow(element)
    await press(element, 'Yes, I am 18 or older')
    await until(() => went, 'the tab goes to the room')
    expect(new URL(went).pathname).to.equal('/chat/room')
    expect(tab.opener).to.equal(null)
    expect(iframe(element)).to.equal(null)
  })

  it('is a button that leads to the models, and nothing where the site has no live chat [CHAT-06]', async () => {
    const way = `<${tag} layout="button"></${tag}>`
    const open = async (page: HostWindow) => until(() => find(page, tag)?.shadowRoot && find(page, tag))
    const page = await openSite(way)
    const popups = asked(page)
    await press(await open(page), 'Live chat, nobody online')
    expect(popups.to).to.deep.equal(['/live-chat'])
    await until(() => find(page, tag)?.matches(':state(offered)'), 'the page is told that there is one')
    document.body.replaceChildren()

    const off = { [listPath]: () => ({ success: false, value: null, code: 'FUNCTION_DISABLED', message: 'Off' }) }
    const listened = heard(off)
    const none = await openSite(way, listened.fetch)
    const element = await open(none)
    await until(() => listened.calls.length)
    await until(() => element.shadowRoot?.querySelector('.root'))
    expect(one(element, 'button')).to.equal(null)
    expect(element.matches(':state(offered)')).to.equal(false)
    document.body.replaceChildren()

    const models = await untilDrawn(await openSite(`<${tag}></${tag}>`, heard(off).fetch), tag)
    expect((await see(models, '[part=empty]')).textContent).to.equal('Live chat is not available here')
    expect(button(models, 'Retry')).to.equal(null)
  })
})
