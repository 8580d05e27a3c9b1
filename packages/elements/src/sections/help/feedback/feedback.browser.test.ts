import { feedback, sendFeedback } from '@baize/contract'
import { expect } from 'chai'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { addressOf, captchaCode, openSite } from '../../../../test/support/own-site.ts'
import { all, alert, field, fill, one, press, problem, see } from '../../../../test/support/person.ts'
import { next, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const markup = '<baize-feedback></baize-feedback>'
const words = 'The slots load slowly in the evening.'

function write(element: Element, text: string): void {
  const area = one(element, 'textarea') as HTMLTextAreaElement
  area.value = text
  area.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
}
function choose(element: Element, topic: string): void {
  const select = one(element, 'select') as HTMLSelectElement
  select.value = topic
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
const typed = (element: Element) => (one(element, 'textarea') as HTMLTextAreaElement | null)?.value
const pictureId = (element: Element) => {
  one(element, 'textarea')?.focus()
  return until(() => field(element, 'captchaId')?.value, 'there is a picture')
}
const solve = async (element: Element) => fill(element, { captcha: await captchaCode(await pictureId(element)) })

describe('feedback', () => {
  it('asks for question type, description and captcha, and lists what is empty over the form [FB-02] [FB-04] [FB-05] [ERR-29]', async () => {
    const page = await openSite(markup)
    const element = await untilDrawn(page, 'baize-feedback')
    await see(element, 'select')
    const options = [...(one(element, 'select') as HTMLSelectElement).options].map(({ text }) => text)
    expect(options.slice(1)).to.deep.equal([
      'Deposit',
      'Withdrawal',
      'Game',
      'Customer service',
      'Apply to be agent',
      'Other',
    ])
    await press(element, 'Send')
    await until(() => alert(element) === 'Question type, Description, Captcha is empty', 'all three are named')
    choose(element, 'game')
    await press(element, 'Send')
    await until(() => alert(element) === 'Description, Captcha is empty', 'two are left')
    expect(problem(element, 'captcha')).to.equal('Input cannot be empty')
  })

  it('counts the letters of the description without the space around it, and takes 20 to 200 [FB-06] [CONST-12]', async () => {
    const page = await openSite(markup)
    const element = await untilDrawn(page, 'baize-feedback')
    await see(element, 'textarea')
    const counter = () => one(element, '.text-area-count > span')?.textContent
    expect(counter()).to.equal('0 / 200')
    write(element, `  ${'a'.repeat(19)} `)
    await until(() => counter() === '19 / 200', 'it counts')
    await press(element, 'Send')
    const said = () => all(element, '.field-problem').map(({ textContent }) => textContent)
    await until(() => said().includes('Please enter 20 - 200 characters'), 'too short')
    write(element, 'a'.repeat(201))
    await until(() => one(element, '.text-area-over'), 'too long')
  })

  it('keeps what was typed and renews the picture where it is refused, thanks with the number where it is received, and is over then [FB-01] [FB-07] [FB-12] [ENT-08]', async () => {
    const sent: unknown[] = []
    const page = await openSite(markup, async (input, init) => {
      if (new URL(addressOf(input), location.href).pathname === sendFeedback.path && init?.method === 'PUT')
        sent.push(JSON.parse(init.body as string))
      return fetch(input, init)
    })
    const element = await untilDrawn(page, 'baize-feedback')
    await see(element, 'select')
    choose(element, 'game')
    write(element, words)
    const first = await pictureId(element)
    await fill(element, { contact: 'me@example.com', captcha: 'WRONG' })
    await press(element, 'Send')
    await until(() => problem(element, 'captcha') === 'Captcha is incorrect', 'it is refused')
    expect(typed(element)).to.equal(words)
    await until(() => ![first, ''].includes(field(element, 'captchaId')?.value ?? ''), 'there is another picture')
    await solve(element)
    const received = next(page.document, 'baize-feedback')
    await press(element, 'Send')
    const { feedbackNo } = (await received).detail as { feedbackNo: string }
    expect(sent.at(-1)).to.include({ content: words, sender: 'guest', type: 3, contact: 'me@example.com' })
    const dialog = await see(element, 'dialog')
    expect(dialog.textContent).to.contain('Thank you, we received your message').and.contain(feedbackNo)
    const over = next(page.document, 'baize-cancel')
    await press(dialog, 'Close')
    await over
    await until(() => typed(element) === '', 'there is room for another one')
  })

  it('of a member has their name, which nobody edits, asks for no contact, and comes back in a list [FB-11]', async () => {
    const { page } = await openMember(markup)
    const element = await untilDrawn(page, 'baize-feedback')
    await see(element, 'select')
    expect(field(element, 'contact')).to.equal(null)
    expect(field(element, 'sender')).to.equal(null)
    choose(element, 'service')
    write(element, words)
    await solve(element)
    await press(element, 'Send')
    await press(await see(element, 'dialog'), 'Close')
    const item = await see(element, '[part=sent]')
    expect(item.textContent).to.contain('Customer service').and.contain('Waiting').and.contain(words)
  })

  it('of somebody who wants to be an agent asks how they can be reached [FB-13]', async () => {
    const page = await openSite('<baize-feedback topic="agent"></baize-feedback>')
    const element = await untilDrawn(page, 'baize-feedback')
    await see(element, 'select')
    expect((one(element, 'select') as HTMLSelectElement).selectedOptions[0]?.text).to.equal('Apply to be agent')
    expect(all(element, '.field-note').map(({ textContent }) => textContent)).to.include(
      'Please tell us how we can reach you, in 20 - 200 characters',
    )
  })

  it('opens as a popup, and the popup closes with the thanks [FB-08] [POP-08]', async () => {
    const page = await openSite('<baize-popup-host open="feedback"></baize-popup-host>')
    const popupHost = await untilDrawn(page, 'baize-popup-host')
    await see(popupHost, 'select')
    choose(popupHost, 'other')
    write(popupHost, words)
    await solve(popupHost)
    await press(popupHost, 'Send')
    const thanks = await until(
      () => one(popupHost, 'baize-feedback')?.shadowRoot?.querySelector('dialog'),
      'the thanks',
    )
    const closed = next(page.document, 'baize-close')
    await press(thanks, 'Close')
    expect((await closed).detail).to.deep.equal({ name: 'feedback' })
    await until(() => !one(popupHost, 'dialog'), 'nothing is open')
  })

  it('says so where its rules do not come, and asks again at a press', async () => {
    let broken = true
    const page = await openSite(markup, async (input, init) =>
      broken && addressOf(input).includes(feedback.path) ? new Response('{}', { status: 500 }) : fetch(input, init),
    )
    const element = await untilDrawn(page, 'baize-feedback')
    await see(element, '[part=error]')
    broken = false
    await press(element, 'Try again')
    await see(element, 'select')
  })
})
