import { expect } from 'chai'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { asked } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { one, press, see } from '../../../../test/support/person.ts'
import { next, until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const dialog = '<baize-real-account-dialog></baize-real-account-dialog>'

describe('a trial account', () => {
  it('that starts a game hears that it needs a real account; Register ends the trial and opens the registration [GAME-14] [GAME-33] [ROLE-09] [ROLE-14] [ERR-30]', async () => {
    const page = await openSite('<baize-login></baize-login><baize-game-lane category="RNG"></baize-game-lane>')
    const begun = next(page.document, 'baize-login')
    await press(await untilDrawn(page, 'baize-login'), 'Try for free')
    expect((await begun).detail['isTrial']).to.equal(true)
    page.document.querySelector('baize-login')?.remove()
    const play = await see(page.document, 'a[aria-label^="Play "]')
    play.click()
    const element = await see(page.document, 'baize-real-account-dialog')
    await until(() => element.shadowRoot?.textContent?.includes('You need a real account'))
    expect(element.shadowRoot?.textContent).to.contain(
      'A trial account cannot do this. Please register a real account.',
    )
    expect(one(element, '.alert-warn'), 'it is a warning').not.to.equal(null)
    const ended = next(page.document, 'baize-logout')
    await press(element, 'Register')
    await ended
    await see(page.document, 'input[name=confirmPassword]')
    await until(() => !one(page.document, 'baize-real-account-dialog'), 'one popup at a time')
    expect(page.document.querySelectorAll('baize-popup-host').length).to.equal(1)
  })
})

describe('the real account dialog', () => {
  it('tells that the person stays as they are', async () => {
    const page = await openSite(dialog)
    const element = await untilDrawn(page, 'baize-real-account-dialog')
    const emitted = next(element, 'baize-cancel')
    await press(element, 'Cancel')
    expect((await emitted).detail).to.deep.equal({})
  })

  it('opens the registration at once for who has no session to end', async () => {
    const page = await openSite(dialog)
    const heard = asked(page)
    await press(await untilDrawn(page, 'baize-real-account-dialog'), 'Register')
    await until(() => heard.popups.length)
    expect(heard.popups).to.deep.equal(['register'])
  })
})
