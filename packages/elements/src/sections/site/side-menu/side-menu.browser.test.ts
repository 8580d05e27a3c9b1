import type { LoadTexts, PageRegistry } from '@baize/client'
import { expect } from 'chai'
import { openAgent } from '../../../../test/support/agent.ts'
import { differing } from '../../../../test/support/answers.ts'
import { untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { asked, callsOf, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, focused, one, press, see } from '../../../../test/support/person.ts'
import { settle, until } from '../../../../test/support/wait.ts'

afterEach(() => {
  document.body.replaceChildren()
  // The language that was chosen.
  localStorage.clear()
})

const markup = '<baize-side-menu current="/rng" without-promotions><button id="own">Own</button></baize-side-menu>'
const words = (element: Element) => all(element, '[part=link]').map(({ textContent }) => textContent)
const link = (element: Element, word: string) => all(element, '[part=link]').find(each => each.textContent === word)

/** Chooses a language from the list. */
async function choose(element: Element, language: string): Promise<void> {
  const select = (await see(element, 'select')) as HTMLSelectElement
  select.value = language
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Keeps the texts of a language on their way until they are released. */
function holdTexts(page: HostWindow, language: string) {
  const registry = (page as unknown as Record<symbol, PageRegistry | undefined>)[Symbol.for('baize.v1')]
  const texts = registry?.texts
  if (!texts) throw new Error('The SDK is not there')
  const open = Promise.withResolvers<void>()
  const held: ReturnType<LoadTexts>[] = []
  registry.texts = (asked, group) => {
    const coming = asked === language ? open.promise.then(() => texts(asked, group)) : texts(asked, group)
    if (asked === language) held.push(coming)
    return coming
  }
  return {
    held: () => held.length,
    /** Lets them go, and resolves when they have come. */
    async release(): Promise<void> {
      open.resolve()
      await Promise.all(held)
    },
  }
}

describe('the rail', () => {
  const rail = '<baize-side-menu layout="rail" current="/rng" style="block-size: 600px"></baize-side-menu>'

  it('has the entries of the menu, marks the page one is on, and opens to their names for the keyboard', async () => {
    const page = await openSite(rail)
    const element = await untilDrawn(page, 'baize-side-menu')
    await until(() => words(element).includes('Slots'), 'the kinds are there')
    expect(one(element, '[aria-current=page]')?.textContent).to.equal('Slots')
    const width = () => one(element, '.rail')?.getBoundingClientRect().width
    expect(width()).to.equal(64)
    const { to } = asked(page)
    link(element, 'Home')?.click()
    expect(to).to.deep.equal(['/'])
    await press(element, 'Open menu')
    await see(element, 'dialog')
  })

  it('asks for nothing while the page has no room for it', async () => {
    const page = await openSite(`<div hidden>${rail}</div>`)
    const element = page.document.querySelector('baize-side-menu') as HTMLElement
    await page.customElements.whenDefined('baize-side-menu')
    await settle()
    expect(one(element, '.rail')).to.equal(null)
    expect(callsOf(page, '/wps/relay/GCSGAME_newGameVendor')).to.equal(0)
    ;(element.parentElement as HTMLElement).hidden = false
    await until(() => words(element).includes('Slots'), 'it is drawn once there is')
  })
})

describe('the side menu', () => {
  it('lists the kinds of games that can be played, and marks the one that is open [NAV-07]', async () => {
    const page = await openSite(markup)
    const element = await untilDrawn(page, 'baize-side-menu')
    expect(one(element, 'dialog')).to.equal(null)
    await press(element, 'Open menu')
    await until(() => words(element).includes('Slots'), 'the kinds are there')
    expect(words(element).slice(0, 2)).to.deep.equal(['Home', 'E-Lottery'])
    expect(words(element)).to.not.include('Promotions')
    expect(one(element, '[aria-current=page]')?.textContent).to.equal('Slots')
  })

  it('is felt in the light theme, with words and the ring of the keyboard as on dark ground', async () => {
    const page = await openSite(markup.replace('current', 'theme="light" current'))
    const element = await untilDrawn(page, 'baize-side-menu')
    await press(element, 'Open menu')
    const other = await see(element, '[part=link]:not([aria-current])')
    const { backgroundColor } = getComputedStyle(await see(element, 'dialog'))
    expect([backgroundColor, getComputedStyle(other).color]).to.deep.equal(['rgb(17, 63, 46)', 'rgb(185, 205, 193)'])
    expect(getComputedStyle(await see(element, '[aria-current]')).color).to.equal('rgb(244, 241, 228)')
    expect(getComputedStyle(other).getPropertyValue('--focus')).to.equal('#f6e2ac')
  })

  it('leads to the winners, and to nothing that is for others', async () => {
    const page = await openSite(markup)
    const element = await untilDrawn(page, 'baize-side-menu')
    await press(element, 'Open menu')
    await see(element, '[part=link]')
    expect(words(element)).to.include('Winners')
    expect(words(element)).to.not.include.members(['My games', 'Agent centre'])
  })

  it('leads a member to their games, asks the page for it, and closes', async () => {
    const { page } = await openMember(markup)
    const element = await untilDrawn(page, 'baize-side-menu')
    const { to } = asked(page)
    await press(element, 'Open menu')
    const own = await until(() => link(element, 'My games'), 'there is a way')
    own.click()
    expect(to).to.deep.equal(['/favorite'])
    await until(() => !one(element, 'dialog'), 'it is closed')
  })

  it('asks a guest for a login before the rewards, which leads there [NAV-08] [NAV-09]', async () => {
    const page = await openSite(markup)
    const element = await untilDrawn(page, 'baize-side-menu')
    const wishes: unknown[] = []
    page.document.addEventListener('baize-open', event => {
      event.preventDefault()
      wishes.push((event as CustomEvent<object>).detail)
    })
    await press(element, 'Open menu')
    ;(await until(() => link(element, 'Rewards'), 'there is a way')).click()
    await until(() => wishes.length === 1, 'the login is asked for')
    expect(wishes).to.deep.equal([{ name: 'login', detail: { to: '/member/rewardCenter' } }])
    expect(one(element, 'dialog')).to.equal(null)
  })

  it('leads a member to the rewards, and says how many wait where the operator counts them [NAV-09] [ACT-06]', async () => {
    for (const [count, text] of [
      [3, 'Rewards3'],
      [120, 'Rewards99+'],
      [0, 'Rewards'],
      [undefined, 'Rewards'],
    ] as const) {
      const { fetch, asked: calls } = differing({
        '/member/info': value => ({ ...value, availablePromoCount: count }),
      })
      const { page } = await openMember(markup, fetch)
      const element = await untilDrawn(page, 'baize-side-menu')
      const { to } = asked(page)
      const before = calls('/member/info')
      await press(element, 'Open menu')
      await until(() => calls('/member/info') > before, 'the count is asked for')
      const rewards = await until(() => link(element, text), `it reads ${text}`)
      rewards.click()
      expect(to).to.deep.equal(['/member/rewardCenter'])
      document.body.replaceChildren()
    }
  })

  it('leads agents to their centre, and members to invitations where the site has them [NAV-10] [NAV-11]', async () => {
    const tree = [
      { code: 'MEMBER', enabled: true, children: [{ code: 'REFERRALPROMO3', enabled: true, children: [] }] },
    ]
    const inviting = differing({ '/system/status': value => ({ ...value, whitelabel: tree }) }).fetch
    const ways = async (page: HostWindow) => {
      const element = await untilDrawn(page, 'baize-side-menu')
      await press(element, 'Open menu')
      await see(element, '[part=way]')
      const found = words(element).filter(word => word === 'Agent centre' || word === 'Invite friends')
      // Pages that are open at once follow one session.
      document.body.replaceChildren()
      return found
    }
    expect(await ways(await openSite(markup, inviting))).to.deep.equal([])
    expect(await ways((await openMember(markup)).page)).to.deep.equal([])
    expect(await ways((await openMember(markup, inviting)).page)).to.deep.equal(['Invite friends'])
    expect(await ways(await openAgent(markup, inviting))).to.deep.equal(['Agent centre'])
  })

  it('shows the apps of the site as QR codes with their links, and no system without an address [NAV-12] [CS-06] [CS-07]', async () => {
    const page = await openSite(markup)
    const element = await untilDrawn(page, 'baize-side-menu')
    await press(element, 'Open menu')
    await see(element, '[part=code]')
    expect(all(element, '[part=app]').map(app => (app as HTMLAnchorElement).href)).to.deep.equal([
      'https://example.com/app-ios',
      'https://example.com/app-android',
    ])
    expect(all(element, '[part=code]').map(code => code.getAttribute('aria-label'))).to.deep.equal([
      'QR code of the app for iOS: https://example.com/app-ios',
      'QR code of the app for Android: https://example.com/app-android',
    ])
    document.body.replaceChildren()

    const without = differing({
      '/system/status': value => ({
        ...value,
        resources: [{ resourceType: 'ANDROID', nameLabel: 'Android', url: 'https://apps.example/a' }],
      }),
    })
    const other = await openSite(markup, without.fetch)
    const menu = await untilDrawn(other, 'baize-side-menu')
    await press(menu, 'Open menu')
    await see(menu, '[part=code]')
    expect(all(menu, '[part=app]').map(({ textContent }) => textContent)).to.deep.equal(['Android'])
  })

  it('has the five ways to customer service, and opens one [NAV-13] [CS-02]', async () => {
    const page = await openSite(markup)
    const element = await untilDrawn(page, 'baize-side-menu')
    const opened: string[] = []
    page.open = address => {
      opened.push(String(address))
      return { opener: page } as unknown as Window
    }
    await press(element, 'Open menu')
    await see(element, '[part=way]')
    expect(all(element, '[part=way]').map(({ textContent }) => textContent)).to.deep.equal([
      'Chat with us',
      'Telegram',
      'WhatsApp',
      'Viber',
      'Facebook',
    ])
    await press(element, 'Viber')
    await until(() => opened.length === 1, 'it is open')
    expect(opened).to.deep.equal(['https://example.com/viber'])
  })

  it('is closed by its button and by Escape, and gives the focus back', async () => {
    const page = await openSite(markup)
    const element = await untilDrawn(page, 'baize-side-menu')
    await press(element, 'Open menu')
    const dialog = await see(element, 'dialog')
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await until(() => !one(element, 'dialog'), 'it is closed')
    await press(element, 'Open menu')
    await press(element, 'Close menu')
    await until(() => !one(element, 'dialog'), 'it is closed')
    expect(focused(page.document)?.getAttribute('aria-label')).to.equal('Open menu')
  })

  it('changes the language of every element, and tells the page [NAV-14]', async () => {
    const page = await openSite(`${markup}<baize-top-nav current="/"></baize-top-nav>`)
    const element = await untilDrawn(page, 'baize-side-menu')
    const nav = await untilDrawn(page, 'baize-top-nav')
    const said: string[] = []
    page.document.addEventListener('baize-locale', event =>
      said.push((event as CustomEvent<{ locale: string }>).detail.locale),
    )
    await press(element, 'Open menu')
    const select = (await see(element, 'select')) as HTMLSelectElement
    expect([...select.options].map(({ text }) => text)).to.deep.equal(['English', 'Español'])
    await choose(element, 'es')
    await until(() => words(nav).includes('Inicio'), 'the navigation speaks Spanish')
    expect(said).to.deep.equal(['es'])
    await until(() => !one(element, 'dialog'), 'the menu is closed')
    expect(focused(page.document)?.getAttribute('aria-label')).to.equal('Abrir el menú')
  })

  it('lists a language that the site offers beside the usual ones, and speaks it [NAV-14] [I18N-08]', async () => {
    const { fetch } = differing({
      '/system/status': value => ({
        ...value,
        config: { ...(value['config'] as object), languages: ['ES', 'EN', 'DE'] },
      }),
    })
    const page = await openSite(markup, fetch)
    const element = await untilDrawn(page, 'baize-side-menu')
    await press(element, 'Open menu')
    const select = (await see(element, 'select')) as HTMLSelectElement
    const texts = () => [...select.options].map(({ text }) => text)
    await until(() => texts().length === 3, 'the platform has said what the site offers')
    expect(texts()).to.deep.equal(['Español', 'English', 'Deutsch'])
    await choose(element, 'de')
    await until(() => one(element, '[part=button]')?.getAttribute('aria-label') === 'Menü öffnen', 'it speaks German')
    expect(localStorage.getItem('lang')).to.equal('DE')
  })

  for (const [how, changeMind] of [
    ['by another choice', (element: Element) => choose(element, 'en')],
    ['by the end of the menu', (element: Element) => press(element, 'Close menu')],
  ] as const)
    it(`gives up a language whose texts are on their way ${how} [NAV-14]`, async () => {
      const page = await openSite(markup)
      const element = await untilDrawn(page, 'baize-side-menu')
      const texts = holdTexts(page, 'es')
      await press(element, 'Open menu')
      await choose(element, 'es')
      await until(() => texts.held() === 2, 'the texts are asked for')
      await changeMind(element)
      await until(() => !one(element, 'dialog'), 'the menu is closed')
      await texts.release()
      await settle()
      expect(one(element, '[part=button]')?.getAttribute('aria-label')).to.equal('Open menu')
    })
})
