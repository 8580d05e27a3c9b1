import { expect } from 'chai'
import { differing, withSettings } from '../../../../test/support/answers.ts'
import { untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { button, field, fill, focused, one, press, see } from '../../../../test/support/person.ts'
import { next, settle, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

async function host(attributes: string): Promise<{ page: HostWindow; element: HTMLElement }> {
  const page = await openSite(`<baize-popup-host ${attributes}></baize-popup-host>`)
  await page.customElements.whenDefined('baize-popup-host')
  return { page, element: page.document.querySelector('baize-popup-host') as HTMLElement }
}
const gone = (page: HostWindow) => until(() => !one(page.document, 'dialog'), 'no popup is open')

describe('the popup host', () => {
  it('opens login and register by name, one at a time [POP-03] [POP-04]', async () => {
    const { page, element } = await host('open="login"')
    await see(page.document, 'input[name=password]')
    element.setAttribute('open', 'register')
    await see(page.document, 'baize-register')
    expect(one(page.document, 'baize-login')).to.equal(null)
    element.removeAttribute('open')
    await gone(page)
  })

  it('takes a detail that comes after its name, and keeps what is typed where an equal one comes', async () => {
    const { page, element } = await host('open="game-popup"')
    await until(() => one(page.document, '.vendor-name .vendor-count'), 'games of the first vendor')
    Object.assign(element, { detail: { vendor: 'MERIDIAN', category: 'LIVE' } })
    const title = () => one(page.document, '.vendor-name')?.textContent
    await until(() => title()?.startsWith('Meridian'), 'the vendor that was named')
    element.setAttribute('open', 'login')
    await see(page.document, 'input[name=password]')
    await fill(page.document, { username: 'linhtran92' })
    Object.assign(element, { detail: { vendor: 'MERIDIAN', category: 'LIVE' } })
    await settle()
    expect(field(page.document, 'username')?.value).to.equal('linhtran92')
  })

  it('tells that it was closed, by its button as by Escape, and can be opened again', async () => {
    const { page, element } = await host('open="login"')
    await see(page.document, 'input[name=password]')
    const closed = next(page.document, 'baize-close')
    await press(page.document, 'Close')
    expect((await closed).detail).to.deep.equal({ name: 'login' })
    await gone(page)
    element.removeAttribute('open')
    await settle()
    element.setAttribute('open', 'login')
    await see(page.document, 'dialog')
  })

  for (const name of ['login', 'register'])
    it(`stands in the middle of the window, and no higher than that, as the ${name}`, async () => {
      const { page } = await host(`open="${name}"`)
      await see(page.document, 'input[name=password]')
      const dialog = await see(page.document, 'dialog')
      for (const height of [400, 1200]) {
        Object.assign(page.frameElement as HTMLIFrameElement, { height })
        await until(() => page.innerHeight === height, 'the window is another')
        await Promise.all(dialog.getAnimations().map(({ finished }) => finished))
        const { top, bottom } = dialog.getBoundingClientRect()
        expect(top, `above, of ${height}`).to.be.at.least(16)
        expect(top - (height - bottom), `in the middle of ${height}`).to.be.closeTo(0, 1)
      }
    })

  it('names the game that the login leads to, with its art beside the form', async () => {
    const { page, element } = await host('')
    Object.assign(element, { detail: { to: '/', game: 'Tiger Court', art: '/cdn/g/tiger.svg' } })
    element.setAttribute('open', 'login')
    const login = await see(page.document, 'baize-login')
    await until(() => one(login, '.auth-title')?.textContent === 'Log in to play Tiger Court', 'the title says so')
    const art = (await see(login, '.auth-game')) as HTMLImageElement
    expect(new URL(art.src).pathname).to.contain('/cdn/g/tiger.svg')
    expect(one(login, '.auth-hand')).to.equal(null)
  })

  it('keeps the typed username from one popup to the next', async () => {
    const { page, element } = await host('open="login"')
    page.document.addEventListener('baize-open', event => {
      event.preventDefault()
      element.setAttribute('open', (event as CustomEvent<{ name: string }>).detail.name)
    })
    await see(page.document, 'input[name=password]')
    await fill(page.document, { username: 'linhtran92' })
    await press(page.document, 'Register')
    await see(page.document, 'input[name=confirmPassword]')
    await until(() => field(page.document, 'username')?.value === 'linhtran92', 'the username is there again')
  })

  it('closes with the session that begins in it, and gives the page its scrolling back [POP-13]', async () => {
    const { page } = await host('open="login"')
    const root = page.document.documentElement
    root.style.overflow = 'clip'
    await see(page.document, 'input[name=password]')
    await fill(page.document, { username: 'demo', password: 'Demo1234' })
    await press(page.document, 'Log in')
    await gone(page)
    expect(root.style.overflow).to.equal('clip')
    expect(page.getComputedStyle(root).overflow).not.to.equal('hidden')
  })

  it('lets go of the page when it is taken out while open', async () => {
    const { page, element } = await host('open="login"')
    await see(page.document, 'dialog')
    const overflow = () => page.getComputedStyle(page.document.documentElement).overflow
    expect(overflow()).to.equal('hidden')
    expect(page.document.documentElement.hasAttribute('style')).to.equal(false)
    element.remove()
    await until(() => overflow() === 'visible', 'the page scrolls again')
  })

  it('leaves the scrolling of the page alone where the host wants it so', async () => {
    const { page } = await host('open="login" without-scroll-lock')
    await see(page.document, 'dialog')
    expect(page.getComputedStyle(page.document.documentElement).overflow).to.equal('visible')
  })

  it('is put into a page without one by the elements themselves, and takes along what was typed [POP-05] [POP-06] [POP-18]', async () => {
    const page = await openSite('<baize-login></baize-login>')
    const login = await untilDrawn(page, 'baize-login')
    await fill(login, { username: 'newbie', password: '123456' })
    await press(login, 'Forgot password')
    const forgot = await see(page.document, 'baize-forgot-password')
    await until(() => field(forgot, 'username')?.value === 'newbie', 'the username is there again')
    const element = page.document.querySelector('baize-popup-host')
    expect(element?.getAttributeNames()).to.have.members(['data-turbo-temporary', 'theme', 'open', 'style'])
    await press(page.document, 'Close')
    await gone(page)
    await press(login, 'Log in')
    await until(() => field(page.document, 'newPassword'), 'the new password is asked for')
    expect(page.document.querySelectorAll('baize-popup-host').length).to.equal(1)
    expect(page.document.documentElement.outerHTML).not.to.contain('123456')
  })

  it('covers the window wherever it stands', async () => {
    const wrap = 'transform: translateX(40px); overflow: hidden; width: 200px; height: 20px'
    const page = await openSite(`<div style="${wrap}"><baize-popup-host open="login"></baize-popup-host></div>`)
    const dialog = await see(page.document, 'dialog')
    await untilDrawn(page, 'baize-popup-host')
    const box = dialog.getBoundingClientRect()
    expect(Math.round(box.left + box.right)).to.equal(page.document.documentElement.clientWidth)
  })

  it('keeps title and cross in view while a form longer than the window is scrolled', async () => {
    const { page } = await host('open="login"')
    await see(page.document, 'input[name=password]')
    ;(page.frameElement as HTMLIFrameElement).height = '320'
    const dialog = one(page.document, 'dialog') as HTMLElement
    await until(() => dialog.scrollHeight > dialog.clientHeight + 100, 'there is something to scroll')
    dialog.scrollTop = dialog.scrollHeight
    const { top, bottom } = dialog.getBoundingClientRect()
    for (const kept of [one(page.document, '[part=title]'), button(page.document, 'Close')]) {
      const box = kept?.getBoundingClientRect()
      expect(box?.top).to.be.at.least(top)
      expect(box?.bottom).to.be.below(bottom)
    }
  })

  it('begins with the first field, also where that stands under tabs', async () => {
    const { fetch } = differing(withSettings({ smsResetEnabled: true }))
    const page = await openSite('<baize-popup-host open="forgot-password"></baize-popup-host>', fetch)
    await see(page.document, '[role=tab]')
    await until(() => focused(page.document)?.getAttribute('name') === 'username', 'the first field has the focus')
  })

  it('touches nothing of the page but its root while it is open', async () => {
    const { page, element } = await host('')
    const changed: string[] = []
    const observer = new page.MutationObserver(records => changed.push(...records.map(({ target }) => target.nodeName)))
    observer.observe(page.document, { attributes: true, childList: true, subtree: true })
    const children = page.document.body.children.length
    element.setAttribute('open', 'login')
    await see(page.document, 'input[name=password]')
    await settle()
    expect(page.document.body.children.length).to.equal(children)
    expect([...new Set(changed)].filter(name => !['HTML', 'BAIZE-POPUP-HOST', 'HEAD'].includes(name))).to.deep.equal([])
  })
})
