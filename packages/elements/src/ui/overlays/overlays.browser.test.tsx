import { expect } from 'chai'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, it } from '../../../test/support/mocha.ts'
import { until } from '../../../test/support/wait.ts'
import { adoptSheets } from '../../runtime/style-sheets.ts'
import { sheets } from '../theme/sheets.ts'
import { announce } from './announce.ts'
import { Dialog, dialogCss } from './Dialog.tsx'
import { Menu, menuCss } from './Menu.tsx'
import { lockScroll } from './scroll-lock.ts'
import { Toast, toastCss } from './Toast.tsx'

const html = document.documentElement
const cleanups: (() => void)[] = []
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean()
  for (const element of [html, document.body]) element.removeAttribute('style')
  document.body.replaceChildren()
  scrollTo(0, 0)
})

/** Draws into a shadow root of its own, as an element does. */
function draw(view: ReactNode): { root: ShadowRoot; end: () => void } {
  const outer = document.body.appendChild(document.createElement('div'))
  const root = outer.attachShadow({ mode: 'open' })
  adoptSheets(root, sheets(dialogCss, menuCss, toastCss))
  const place = root.appendChild(document.createElement('div'))
  place.className = 'root'
  const react = createRoot(place)
  react.render(view)
  const end = () => react.unmount()
  cleanups.push(end)
  return { root, end }
}
const dialogView = () => (
  <Dialog title="Title" closeLabel="Close" onClose={() => {}}>
    <div style={{ blockSize: '300vh' }}>Content</div>
  </Dialog>
)
async function openDialog(view: ReactNode = dialogView()) {
  const { root, end } = draw(view)
  const dialog = await until(() => root.querySelector('dialog'), 'a dialog is open')
  return { root, dialog, end }
}

/** A page that is longer than the window, at 800 px. */
function longPage(): void {
  const content = document.body.appendChild(document.createElement('div'))
  content.style.blockSize = '5000px'
  scrollTo(0, 800)
  expect(scrollY).to.equal(800)
}
const isLocked = () => getComputedStyle(html).overflow === 'hidden'

describe('the scroll lock', () => {
  it('writes nothing into the page, neither a style nor an empty attribute [POP-13]', () => {
    const release = lockScroll(document)
    expect(isLocked()).to.equal(true)
    expect(html.hasAttribute('style')).to.equal(false)
    release()
    expect(isLocked()).to.equal(false)
    expect(html.hasAttribute('style')).to.equal(false)
    expect(document.body.hasAttribute('style')).to.equal(false)
  })

  for (const [what, element] of [
    ['the root', () => html],
    ['the body', () => document.body],
  ] as const) {
    it(`lets a page that has locked ${what} before let go in its own order [POP-14]`, () => {
      const { style } = element()
      const before = style.overflow
      style.overflow = 'hidden'
      const release = lockScroll(document)
      style.overflow = before
      expect(isLocked(), 'ours holds on').to.equal(true)
      release()
      expect(style.overflow).to.equal('')
      expect(isLocked()).to.equal(false)
    })

    it(`lets a page that locks ${what} meanwhile let go in its own order [POP-14]`, () => {
      const { style } = element()
      const release = lockScroll(document)
      const before = style.overflow
      style.overflow = 'hidden'
      release()
      expect(style.overflow, 'the lock of the page holds on').to.equal('hidden')
      style.overflow = before
      expect(isLocked()).to.equal(false)
    })
  }

  it('leaves the page where it has gone by itself meanwhile [POP-14]', () => {
    longPage()
    document.body.style.cssText = 'position: fixed; inset-block-start: -800px'
    scrollTo(0, 0)
    const release = lockScroll(document)
    document.body.removeAttribute('style')
    scrollTo(0, 800)
    release()
    expect(scrollY).to.equal(800)
  })

  it('moves nothing on a page whose body scrolls the window [POP-14]', () => {
    longPage()
    Object.assign(html.style, { blockSize: '100%' })
    Object.assign(document.body.style, { blockSize: '100%', overflowX: 'hidden' })
    scrollTo(0, 800)
    expect(scrollY).to.equal(800)
    const release = lockScroll(document)
    expect(scrollY).to.equal(800)
    release()
    expect(scrollY).to.equal(800)
  })

  it('holds until the last one lets go', () => {
    const [first, second] = [lockScroll(document), lockScroll(document)]
    first()
    first()
    expect(isLocked()).to.equal(true)
    second()
    expect(isLocked()).to.equal(false)
  })
})

/** What a press in the middle of something meets, through shadow roots. */
function pressed(element: Element): Element | null {
  const { x, y, width, height } = element.getBoundingClientRect()
  return (element.getRootNode() as ShadowRoot).elementFromPoint(x + width / 2, y + Math.min(height / 2, 20))
}

describe('what is open over a page', () => {
  it('can be pressed where the page has taken pointers from its body', async () => {
    document.body.style.pointerEvents = 'none'
    const { dialog } = await openDialog()
    await until(() => dialog.contains(pressed(dialog)), 'the dialog is pressed')

    const { root } = draw(<Toast title="Done" closeLabel="Close" onClose={() => {}} />)
    const toast = await until(() => root.querySelector('.toast:popover-open'), 'a toast is open')
    expect(getComputedStyle(toast).pointerEvents).to.equal('auto')
    const menu = draw(
      <Menu label="More" className="more" items={[{ name: 'a', label: 'A', onChoose: () => {} }]}>
        More
      </Menu>,
    )
    const list = await until(() => menu.root.querySelector('.menu'), 'a menu is drawn')
    expect(getComputedStyle(list).pointerEvents).to.equal('auto')
    const button = menu.root.querySelector('.more') as Element
    expect(getComputedStyle(button).pointerEvents, 'what the page holds cannot').to.equal('none')
  })

  it('keeps the wheel and the finger to itself where a script of the page scrolls by them', async () => {
    const heard: string[] = []
    const controller = new AbortController()
    for (const type of ['wheel', 'touchmove'])
      addEventListener(
        type,
        event => {
          heard.push(type)
          event.preventDefault()
        },
        { passive: false, signal: controller.signal },
      )
    cleanups.push(() => controller.abort())
    const { dialog } = await openDialog()
    const menu = draw(
      <Menu label="More" className="more" items={[{ name: 'a', label: 'A', onChoose: () => {} }]}>
        More
      </Menu>,
    )
    const list = await until(() => menu.root.querySelector('.menu'), 'a menu is drawn')
    for (const target of [dialog, dialog.querySelector('.dialog-body'), list.firstElementChild])
      for (const type of ['wheel', 'touchmove']) {
        const event = new Event(type, { bubbles: true, composed: true, cancelable: true })
        target?.dispatchEvent(event)
        expect(event.defaultPrevented, type).to.equal(false)
      }
    expect(heard).to.deep.equal([])
    document.body.dispatchEvent(new Event('wheel', { bubbles: true, cancelable: true }))
    expect(heard, 'the page hears its own').to.deep.equal(['wheel'])
  })

  it('is a modal dialog again where the page has moved its element', async () => {
    const outer = document.body.appendChild(document.createElement('div'))
    const root = createRoot(outer.attachShadow({ mode: 'open' }))
    cleanups.push(() => root.unmount())
    root.render(dialogView())
    const dialog = await until(() => outer.shadowRoot?.querySelector('dialog'), 'a dialog is open')
    await until(() => dialog.matches(':modal'))
    document.body.append(outer)
    // As an element does that is connected again.
    root.render(dialogView())
    await until(() => dialog.matches(':modal'), 'it is modal again')
  })
})

/** Live regions that say a text, and are not inert: inside the modal dialog that is open. */
function spoken(within: Element, text: string): Element[] {
  return [...within.querySelectorAll('[aria-live]')].filter(region => region.textContent === text)
}

describe('what is said aloud', () => {
  it('is said in the page where nothing lies over it', async () => {
    announce(document.body, 'Copied')
    await until(() => spoken(document.body, 'Copied').length, 'it is said')
    expect(spoken(document.body, 'Copied')[0]?.getAttribute('aria-live')).to.equal('polite')
  })

  it('is said in an open dialog of ours, outside of which everything is inert', async () => {
    const { dialog } = await openDialog()
    expect(dialog.querySelectorAll('[aria-live]').length, 'its regions are there before').to.be.above(0)
    announce(document.body, 'Copied')
    await until(() => spoken(dialog, 'Copied').length === 1, 'it is said in the dialog')
  })

  it("is said in the page's own modal dialog, for an element in it and for one elsewhere", async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    const element = dialog.appendChild(document.createElement('div'))
    dialog.showModal()
    announce(element, 'Copied')
    await until(() => spoken(dialog, 'Copied').length === 1, 'it is said in it')
    announce(document.body, 'Elsewhere')
    await until(() => spoken(dialog, 'Elsewhere').length === 1, 'so is this')
  })

  it('is said in a modal dialog that the page draws by itself, for an element outside', async () => {
    const dialog = document.body.appendChild(document.createElement('div'))
    Object.assign(dialog, { role: 'dialog', ariaModal: 'true' })
    const element = document.body.appendChild(document.createElement('div'))
    announce(element, 'Copied')
    await until(() => spoken(dialog, 'Copied').length === 1, 'it is said in it')
  })

  it("is said in a modal dialog of the page's in a shadow root, for an element in it", async () => {
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'closed' })
    const dialog = root.appendChild(document.createElement('dialog'))
    const inner = dialog.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
    const element = inner.appendChild(document.createElement('div'))
    dialog.showModal()
    announce(element, 'Copied')
    await until(() => spoken(dialog, 'Copied').length === 1, 'it is said in it')
  })

  it('is said over a dialog by a toast', async () => {
    const { dialog } = await openDialog()
    draw(<Toast title="Saved" text="All of it" closeLabel="Close" onClose={() => {}} />)
    await until(() => spoken(dialog, 'Saved. All of it').length === 1, 'it is said in the dialog')
  })
})
