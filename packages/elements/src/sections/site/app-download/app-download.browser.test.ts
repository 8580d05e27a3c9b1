import { systemStatus } from '@baize/contract'
import { expect } from 'chai'
import { differing } from '../../../../test/support/answers.ts'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, one, see } from '../../../../test/support/person.ts'
import { until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

const having = (...resources: object[]) => differing({ [systemStatus.path]: value => ({ ...value, resources }) }).fetch
const ios = { resourceType: 'IOS', nameLabel: 'iOS', url: 'https://apps.example/ios', version: '4.2', size: 48_200_000 }
const android = { resourceType: 'ANDROID', nameLabel: '', url: 'https://apps.example/android' }
const steps = (element: Element) =>
  all(element, '[role=tabpanel]:not([hidden]) .app-step-title').map(({ textContent }) => textContent)

describe('the download of the apps', () => {
  it('has a code and a link for each system, with what is known of it, and a guide in steps [CS-06] [CS-07] [CS-08] [CS-09] [CONST-29]', async () => {
    const page = await openSite('<baize-app-download></baize-app-download>', having(ios, android))
    const element = await untilDrawn(page, 'baize-app-download')
    await see(element, '[part=app]')
    expect(all(element, '[part=code]').map(code => code.getAttribute('aria-label'))).to.deep.equal([
      'QR code of the app for iOS: https://apps.example/ios',
      'QR code of the app for Android: https://apps.example/android',
    ])
    expect(all(element, '.app-link').map(link => (link as HTMLAnchorElement).href)).to.deep.equal([
      ios.url,
      android.url,
    ])
    expect(all(element, '.app-facts').map(({ textContent }) => textContent)).to.deep.equal(['Version 4.2 · 48 MB'])
    expect(steps(element)).to.deep.equal(['Open it in Safari', 'Add it', 'Trust the developer'])
    all(element, '[role=tab]')[1]?.click()
    await until(() => steps(element)[0] === 'Download the file', 'the other guide is open')
    expect(steps(element)).to.deep.equal(['Download the file', 'Allow the source', 'Install it'])
  })

  it('shows no system without an address, and says so where there is none at all [CS-09]', async () => {
    const page = await openSite(
      '<baize-app-download system="IOS"></baize-app-download>',
      having({ ...ios, url: '' }, android),
    )
    const element = await untilDrawn(page, 'baize-app-download')
    await see(element, '[part=app]')
    expect(all(element, '[part=app]').length).to.equal(1)
    expect(steps(element)[0]).to.equal('Download the file')
    document.body.replaceChildren()
    const bare = await untilDrawn(
      await openSite('<baize-app-download></baize-app-download>', having()),
      'baize-app-download',
    )
    expect((await see(bare, '[part=empty]')).textContent).to.include('There is no app yet')
    expect(one(bare, '[role=tab]')).to.equal(null)
  })
})
