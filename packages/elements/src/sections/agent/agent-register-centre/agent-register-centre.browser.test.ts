import { expect } from 'chai'
import { asIf, openAgent, openTrial } from '../../../../test/support/agent.ts'
import { untilDrawn, type HostWindow } from '../../../../test/support/host-page.ts'
import { asked, callsOf, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { addressOf, newName, openSite } from '../../../../test/support/own-site.ts'
import { all, alert, button, field, fill, focused, one, press, problem, see } from '../../../../test/support/person.ts'
import { until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const tag = 'baize-agent-register-centre'
const markup = `<${tag}></${tag}>`
const links = '/wps/v2/agent/register-links'
const accounts = '/wps/v2/agent/downlines'
const words = (element: Element) => element.shadowRoot?.textContent ?? ''
const tab = (element: Element, name: string) =>
  all(element, '[role=tab]').find(({ textContent }) => textContent === name) as HTMLElement

/** Ends a page that has asked for nothing, so that the next one finds no session beside it. */
function leave(page: HostWindow): void {
  expect(callsOf(page, links) + callsOf(page, accounts)).to.equal(0)
  document.body.replaceChildren()
}

async function centre(fetch?: typeof globalThis.fetch): Promise<{ page: HostWindow; element: HTMLElement }> {
  const page = await openAgent(markup, fetch)
  const element = await untilDrawn(page, tag)
  await until(() => field(element, 'username'), 'an account can be opened')
  return { page, element }
}

/** Opens the form of a new link, however many there are. */
async function openForm(element: HTMLElement): Promise<HTMLElement> {
  tab(element, 'Registration links').click()
  const create = await until(() => button(element, 'Create link') ?? button(element, 'Create your first link'))
  create.click()
  return see(element, 'dialog')
}

/** Makes a link and comes back to the list. @returns its code */
async function makeLink(element: HTMLElement, note: string): Promise<string> {
  const dialog = await openForm(element)
  await fill(dialog, { note })
  await press(dialog, 'Create link')
  const url = await until(() => field(element, 'url')?.value, 'the link is shown')
  await press(element, 'Close')
  return new URL(url).searchParams.get('affiliateCode') ?? ''
}
const rowOf = (element: HTMLElement, code: string) =>
  all(element, 'tbody tr').find(row => row.querySelector('code')?.textContent === code)

async function deleteLink(element: HTMLElement, code: string): Promise<void> {
  await press(element, `Delete link: ${code}`)
  const dialog = await see(element, 'dialog')
  await press(dialog, 'Delete link')
  await until(() => rowOf(element, code)?.textContent?.includes('Deleted'), 'it is deleted')
}

describe('the register centre', () => {
  it('is for agents: nobody else asks the platform for anything [ROLE-08] [ROLE-11] [AGT-15]', async () => {
    const guest = await openSite(markup)
    await until(() => words(guest.document.querySelector(tag)!).includes('You are not logged in, please login'))
    leave(guest)
    const trial = await openTrial(markup)
    await until(() => words(trial.document.querySelector(tag)!).includes('You need a real account'))
    leave(trial)
    const partner = await openAgent(markup, asIf({ reach: 'play' }))
    await until(() =>
      words(partner.document.querySelector(tag)!).includes("Please continue on the operator's own site"),
    )
    leave(partner)
    const { page: member } = await openMember(markup)
    const heard = asked(member)
    const element = await untilDrawn(member, tag)
    await until(() => words(element).includes('For agents only'))
    await press(element, 'About agents')
    expect(heard.to).to.deep.equal(['/agent'])
    leave(member)
  })

  it('opens an account, and shows its password this once, in its field and nowhere else [AGT-22] [AGT-23]', async () => {
    const { page, element } = await centre()
    await press(element, 'Create account')
    await until(() => problem(element, 'username') === 'Input cannot be empty')
    await fill(element, { username: 'abc' })
    await press(element, 'Create account')
    await until(() => problem(element, 'username') === 'Please enter 6 - 16 characters')
    await fill(element, { username: 'agent2' })
    await press(element, 'Create account')
    await until(() => problem(element, 'username') === 'This username is already taken')

    const name = newName()
    await fill(element, { username: name })
    await press(element, 'Create account')
    const password = await until(() => field(element, 'password')?.value, 'the password is told')
    expect(field(element, 'account')?.value).to.equal(name)
    expect(password).to.match(/^[a-z2-9]{12}$/)
    await until(() => focused(page.document)?.textContent === 'Member account opened', 'it is read out')
    expect(page.document.documentElement.getHTML({ serializableShadowRoots: true })).not.to.contain(password)
    expect(element.shadowRoot?.innerHTML).not.to.contain(password)

    await press(element, 'Open another account')
    await until(() => field(element, 'username')?.value === '', 'the next one can be opened')
    expect(one(element, 'input[name=password]')).to.equal(null)
  })

  it('makes a link to copy or to photograph, and deletes it after a question; its row stays [AGT-22] [AGT-24]', async () => {
    const { element } = await centre()
    const code = await makeLink(element, 'Newsletter')
    const row = await until(() => rowOf(element, code), 'it stands in the list')
    expect(row.textContent).to.contain('Newsletter').and.to.contain('Active').and.to.contain('No end date')
    await press(element, `QR code: ${code}`)
    const picture = await see(element, 'dialog [part=code]')
    expect(picture.getAttribute('aria-label')).to.equal(`QR code of the link ${code}`)
    expect(field(element, 'url')?.value).to.match(new RegExp(`/register\\?affiliateCode=${code}$`))
    await press(element, 'Close')
    await deleteLink(element, code)
    expect(button(element, `Copy link: ${code}`)).to.equal(null)
  })

  it('says at the day that it is over, and keeps what was typed', async () => {
    const { element } = await centre()
    const dialog = await openForm(element)
    await fill(dialog, { expiresOn: '2020-01-01', note: 'Old' })
    await press(dialog, 'Create link')
    await until(() => problem(element, 'expiresOn') === 'Please choose today or a later date')
    expect(field(element, 'note')?.value).to.equal('Old')
  })

  it('sends the same attempt again under the same key where nobody knows whether it was heard', async () => {
    const keys: string[] = []
    let lost = 0
    const flaky: typeof fetch = async (input, init) => {
      const isPost = (init?.method ?? (input instanceof Request ? input.method : 'GET')) === 'POST'
      if (!addressOf(input).includes(links) || !isPost) return fetch(input, init)
      const sent = (await new Request(input, init).json()) as { idempotencyKey: string }
      keys.push(sent.idempotencyKey)
      const reply = await fetch(input, init)
      if (lost++) return reply
      throw new TypeError('Failed to fetch')
    }
    const { element } = await centre(flaky)
    const dialog = await openForm(element)
    await fill(dialog, { note: 'Flaky' })
    await press(dialog, 'Create link')
    await until(() => alert(dialog).includes('Network link is abnormal, please try again'))
    await press(dialog, 'Create link')
    const url = await until(() => field(element, 'url')?.value, 'the link is shown')
    expect(new Set(keys).size).to.equal(1)
    await press(element, 'Close')
    await deleteLink(element, new URL(url).searchParams.get('affiliateCode') ?? '')
  })
})
