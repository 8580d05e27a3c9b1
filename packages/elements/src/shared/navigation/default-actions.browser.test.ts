import { pageRegistry } from '@baize/client'
import { expect } from 'chai'
import { untilDrawn } from '../../../test/support/host-page.ts'
import { openSite } from '../../../test/support/own-site.ts'
import { press, see } from '../../../test/support/person.ts'
import { afterEach, describe, it } from '../../../test/support/mocha.ts'
import { settle, until } from '../../../test/support/wait.ts'
import { openPopup } from './default-actions.ts'

const { open } = globalThis
afterEach(() => {
  globalThis.open = open
  for (const popupHost of document.querySelectorAll('baize-popup-host')) popupHost.removeAttribute('open')
  for (const name of ['framed', 'frames']) Reflect.deleteProperty(pageRegistry(), name)
  document.body.replaceChildren()
})

/** What a request for a popup leads to in a document: the popup, or an address in a tab. */
function ask(
  name: string,
  document_: { framed?: boolean; frames?: string },
): { popup: string | null; tab: string | null } {
  document.body.replaceChildren()
  for (const each of ['framed', 'frames']) Reflect.deleteProperty(pageRegistry(), each)
  Object.assign(pageRegistry(), document_)
  let tab: string | null = null
  globalThis.open = address => {
    tab = new URL(String(address)).pathname
    return null
  }
  const asking = document.body.appendChild(document.createElement('baize-account-bar'))
  expect(openPopup(asking, name)).to.equal(true)
  return { popup: document.querySelector('baize-popup-host')?.getAttribute('open') ?? null, tab }
}

describe('a popup that an element in a frame asks for', () => {
  for (const [frames, name, popup, tab] of [
    ['baize-account-bar', 'login', null, '/login'],
    ['baize-account-bar', 'transfer', null, '/'],
    ['baize-account-bar', 'contract', null, '/'],
    ['none', 'register', null, '/register'],
    [undefined, 'register', null, '/register'],
    ['baize-account-bar baize-login', 'login', 'login', null],
    ['all', 'transfer', 'transfer', null],
    // What a login goes on in.
    ['baize-login', 'second-verification', 'second-verification', null],
    ['baize-login', 'change-password', 'change-password', null],
    ['baize-register', 'change-password', null, '/'],
    ['baize-login', 'transfer', null, '/'],
  ] as const)
    it(`with ${String(frames)} allowed, ${name}: ${popup ? 'is shown' : 'leads to the operator’s site'}`, () => {
      expect(ask(name, { framed: true, ...(frames && { frames }) })).to.deep.equal({ popup, tab })
    })

  it('is shown in the page where that is no frame', () => {
    expect(ask('transfer', {})).to.deep.equal({ popup: 'transfer', tab: null })
  })
})

describe('the popup host of a page that morphs', () => {
  const popupHosts = () => document.querySelectorAll('baize-popup-host')

  it('is put back while its popup is open, and not afterwards', async () => {
    ask('login', {})
    const [popupHost] = popupHosts()
    document.body.replaceChildren('What the server sent')
    await until(() => popupHost?.isConnected, 'it is there again')
    expect(popupHosts().length).to.equal(1)
    popupHost?.removeAttribute('open')
    document.body.replaceChildren()
    await settle()
    expect(popupHosts().length).to.equal(0)
  })

  it('is one, however often the page takes it out and an element asks', async () => {
    ask('login', {})
    ask('transfer', {})
    document.body.replaceChildren()
    await until(() => popupHosts().length, 'it is there again')
    await settle()
    expect([...popupHosts()].map(each => each.getAttribute('open'))).to.deep.equal(['transfer'])
  })

  it('is gone from a page that was kept while it was open, and a new one opens there', async () => {
    const page = await openSite('<baize-account-bar></baize-account-bar>')
    const open = async () => {
      await press(await untilDrawn(page, 'baize-account-bar'), 'Log in')
      await see(await see(page.document, 'dialog[open]'), 'input[name=username]')
    }
    await open()
    const kept = page.document.body.cloneNode(true)
    page.document.body.replaceWith(kept)
    await until(() => !page.document.querySelector('baize-popup-host'), 'its copy is gone')
    await until(() => !page.document.adoptedStyleSheets.length, 'the page can be scrolled')
    await open()
    expect(page.document.querySelectorAll('baize-popup-host').length).to.equal(1)
  })
})
