import { expect } from 'chai'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { one, press, see } from '../../../../test/support/person.ts'
import { next, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

async function open(options: object) {
  const page = await openSite('<baize-dialog></baize-dialog>')
  const element = page.document.querySelector('baize-dialog') as HTMLElement
  Object.assign(element, { options })
  await untilDrawn(page, 'baize-dialog')
  return { page, element, dialog: (await see(element, 'dialog')) as HTMLDialogElement }
}

describe('the dialog', () => {
  it('shows picture, title, cleaned words and buttons, with the names and tokens of the host [POP-15] [POP-16] [ENT-43]', async () => {
    const { page, element, dialog } = await open({
      icon: 'confirm',
      title: 'Leave the game?',
      html: 'The round <b>goes on</b>.<img src=x onerror="parent.ran = true">',
      btn: ['Stay', { label: 'Leave', action: 'leave', kind: 'danger' }],
      class: 'ours',
      style: '--baize-raised: rgb(1, 2, 3)',
      cover: false,
    })
    expect(dialog.getAttribute('aria-label')).to.equal('Leave the game?')
    expect(dialog.part.contains('ours')).to.equal(true)
    await until(() => one(element, '[part=content]')?.textContent === 'The round goes on.', 'its words are there')
    expect((globalThis as { ran?: boolean }).ran).to.equal(undefined)
    expect(one(element, '.message-confirm svg')).not.to.equal(null)
    const styleOf = (pseudo?: string) => page.getComputedStyle(one(element, 'dialog') ?? dialog, pseudo)
    await until(() => styleOf().backgroundColor === 'rgb(1, 2, 3)', 'its ground is the host’s')
    expect(styleOf('::backdrop').backgroundColor).to.equal('rgba(0, 0, 0, 0)')
    const answered = next(page.document, 'baize-answer')
    const closed = next(page.document, 'baize-close')
    await press(element, 'Leave')
    expect((await answered).detail).to.deep.equal({ action: 'leave' })
    await closed
  })

  it('leaves the style of its element as the page has it', async () => {
    const { element } = await open({ title: 'Saved', style: '--baize-raised: red; --baize-felt: red' })
    await until(() => element.style.length === 2, 'its tokens are set')
    Object.assign(element, { options: undefined })
    await until(() => !element.hasAttribute('style'), 'nothing is left')
    element.style.setProperty('--baize-felt', 'green')
    Object.assign(element, { options: { title: 'Saved', style: '--baize-raised: red; --baize-felt: red' } })
    await until(() => element.style.getPropertyValue('--baize-felt') === 'red', 'its tokens are set')
    element.style.setProperty('--baize-raised', 'blue')
    Object.assign(element, { options: undefined })
    await until(() => element.style.getPropertyValue('--baize-felt') === 'green', "the page's own is back")
    expect(element.style.getPropertyValue('--baize-raised'), 'what it has said meanwhile').to.equal('blue')
  })

  it('closes by itself after its time, by Escape, and has a button of its own where the host names none [POP-16]', async () => {
    const { page, element } = await open({ icon: 'success', title: 'Saved', timeOut: 50 })
    await next(page.document, 'baize-close')
    Object.assign(element, { options: { title: 'Again' } })
    const dialog = await until(() => one(element, 'dialog[aria-label=Again]'), 'the other message')
    const closed = next(page.document, 'baize-close')
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await closed
    const answered = next(page.document, 'baize-answer')
    await press(dialog, 'Close')
    expect((await answered).detail).to.deep.equal({ action: 'close' })
    Object.assign(element, { options: undefined })
    await until(() => !one(element, 'dialog'), 'it is gone')
  })

  it('opens as a popup by its name, for hosts [POP-15]', async () => {
    const page = await openSite('<baize-popup-host></baize-popup-host>')
    const popupHost = page.document.querySelector('baize-popup-host') as HTMLElement
    Object.assign(popupHost, { detail: { icon: 'info', title: 'Hello', html: 'World' } })
    popupHost.setAttribute('open', 'dialog')
    const dialog = await until(() => one(popupHost, 'dialog[aria-label=Hello]'), 'it is open')
    const closed = next(page.document, 'baize-close')
    await press(dialog, 'Close')
    expect((await closed).detail).to.deep.equal({ name: 'dialog' })
    await until(() => !one(popupHost, 'dialog'), 'it is gone')
  })
})
