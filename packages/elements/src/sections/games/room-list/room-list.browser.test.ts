import { expect } from 'chai'
import { openTrial } from '../../../../test/support/agent.ts'
import { differing } from '../../../../test/support/answers.ts'
import { asked, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, button, one, press, see } from '../../../../test/support/person.ts'
import { next, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const list = '<baize-room-list heading="Thirteen" node-id="100021"></baize-room-list>'
const path = 'GLS2_roomList'
interface Room {
  roomId: string
  state: string
}

describe('the room list', () => {
  it('shows of every room its name, what it costs, who is in it and the way in [GAME-25] [GAME-26]', async () => {
    const { page } = await openMember(list)
    const rooms = () => all(page.document, '[part=room]')
    await until(() => rooms().length > 2, 'the rooms are there')
    const words = rooms()[0]?.textContent ?? ''
    for (const word of ['Garden room', 'Stakes from', '€1.00', 'Seats taken', '0 of 100', 'Join'])
      expect(words).to.include(word)
    const facts = all(rooms()[0] as HTMLElement, 'dt').map(({ textContent }) => textContent)
    expect(facts, 'a stake that is the entry is said once').to.deep.equal(['Stakes from', 'Seats taken'])
    expect(one(page.document, '[part=title]')?.textContent).to.equal('Thirteen')
  })

  it('leads into a room, unless the page does so itself [GAME-24]', async () => {
    const { page } = await openMember(list)
    const heard = asked(page)
    const element = await see(page.document, 'baize-room-list')
    const launched = next(element, 'baize-room-enter')
    await press(page.document, 'Join Library')
    const detail = { vendor: 'ARENA', gameType: 'PVP', gameCode: 'thirteen', nodeId: '100021', roomId: 'library' }
    expect((await launched).detail).to.deep.equal(detail)
    expect(heard.to).to.deep.equal([
      '/seamless?vassalage=ARENA&gameType=PVP&gameCode=thirteen&gameId=100021&roomId=library',
    ])
    element.addEventListener('baize-room-enter', event => event.preventDefault())
    await press(page.document, 'Join Gallery')
    expect(heard.to.length).to.equal(1)
  })

  it('keeps everybody out of a room that is full or closed, and says which it is [GAME-26]', async () => {
    const states = ['full', 'closed', 'open']
    const site = differing({
      [path]: value => ({
        ...value,
        rooms: (value['rooms'] as Room[]).slice(0, 3).map((room, at) => ({ ...room, state: states[at] })),
      }),
    })
    const { page } = await openMember(list, site.fetch)
    const full = await until(() => button(page.document, 'Garden room is full'), 'the full room')
    const closed = await until(() => button(page.document, 'Gallery is closed'), 'the closed room')
    expect([full.disabled, closed.disabled]).to.deep.equal([true, true])
    expect(button(page.document, 'Join Library')?.disabled).to.equal(false)
  })

  it('asks a guest to log in and a trial account for a real one, before it asks the platform [GAME-13] [ROLE-09]', async () => {
    const site = differing({})
    const guest = await openSite(list, site.fetch)
    const popups = asked(guest)
    await press(guest.document, 'Log in')
    expect(one(guest.document, '[part=empty]')?.textContent).to.include('Log in to see the rooms')
    expect(popups.popups).to.deep.equal(['login'])
    expect(site.asked(path)).to.equal(0)
    document.body.replaceChildren()

    const trial = await openTrial(list)
    const real = asked(trial)
    const way = await see(trial.document, '[part=empty] button')
    way.click()
    expect(all(trial.document, '[part=room]')).to.deep.equal([])
    expect(real.popups).to.deep.equal(['real-account'])
  })
})
