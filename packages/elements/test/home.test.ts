import { expect } from 'chai'
import { untilDrawn } from './support/host-page.ts'
import { afterEach, describe, it } from './support/mocha.ts'
import { openSite } from './support/own-site.ts'
import { all, one, press, see } from './support/person.ts'
import { until } from './support/wait.ts'

afterEach(() => document.body.replaceChildren())

async function open(tag: string, attributes = '') {
  const page = await openSite(`<div style="width: 1200px"><${tag} ${attributes}></${tag}></div>`)
  return { page, element: await untilDrawn(page, tag) }
}

describe('the winner board', () => {
  it('has nine of the biggest wins, ranked, and twenty of the latest at most [WIN-01] [WIN-04] [WIN-05] [CONST-22] [CONST-23]', async () => {
    const { element } = await open('baize-winner-board')
    await see(element, '[part=row]')
    await until(
      () =>
        all(element, '.wins-list').length === 2 && all(element, '.wins-list').every(list => one(list, '[part=row]')),
      'both lists',
    )
    const [biggest, latest] = all(element, '.wins-list')
    const ranks = all(biggest as HTMLElement, '.win-rank').map(({ textContent }) => textContent)
    expect(ranks).to.deep.equal(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
    expect(all(latest as HTMLElement, '[part=row]').length).to.be.within(1, 20)
  })

  it('names every round, masks every name, and shows the bigger win first', async () => {
    const { element } = await open('baize-winner-board', 'view="biggest"')
    await see(element, '[part=row]')
    for (const row of all(element, '[part=row]')) {
      expect(row.dataset['round']).to.match(/^[\w-]{10,}$/)
      expect(row.textContent).to.contain(row.dataset['round'])
      expect(one(row, '.win-who')?.textContent).to.contain('***')
    }
    const amounts = all(element, '.win-amount').map(({ textContent }) => Number(textContent?.replace(/[^\d.]/g, '')))
    expect(amounts).to.deep.equal([...amounts].sort((one, other) => other - one))
  })
})

describe('the banner', () => {
  const at = (element: Element) => all(element, '.hero-dot').findIndex(dot => dot.hasAttribute('aria-current'))

  it('goes on by itself, round and round, also after a mark was pressed [HOME-02] [HOME-21] [HOME-22] [HOME-24] [HOME-25] [HOME-26] [CONST-31]', async () => {
    const { element } = await open('baize-banner')
    await see(element, '.hero-dot')
    const last = all(element, '.hero-dot').length - 1
    all(element, '.hero-dot')[last]?.click()
    await until(() => at(element) === last, 'the last picture is shown')
    await until(() => at(element) === 0, 'the first comes after the last')
  })

  it('slides for a second [HOME-23] [CONST-32]', async () => {
    const { element } = await open('baize-banner')
    const page = await see(element, '.page-here')
    expect(getComputedStyle(page).transitionDuration).to.contain('1s')
  })

  it('stands still at the press of its button', async () => {
    const { element } = await open('baize-banner')
    await press(element, 'Pause')
    await until(() => one(element, '[aria-label="Play"]'), 'it can be started again')
  })
})

describe('the notices', () => {
  it('stand in one line, in plain words, and open where the page does not [HOME-01]', async () => {
    const { element } = await open('baize-notice-marquee')
    const line = await see(element, '.notice-open')
    expect(line.textContent).to.not.contain('<')
    line.click()
    const dialog = await see(element, 'dialog')
    // In the line a title ends like a sentence, because more words follow it.
    expect(dialog.textContent).to.contain(line.querySelector('b')?.textContent.replace(/\.$/, '') ?? '?')
    await press(dialog, 'Close')
    await until(() => !one(element, 'dialog'), 'the dialog is gone')
  })
})
