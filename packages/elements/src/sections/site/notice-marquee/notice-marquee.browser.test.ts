import { expect } from 'chai'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, one, press, see } from '../../../../test/support/person.ts'
import { until } from '../../../../test/support/wait.ts'

afterEach(() => document.body.replaceChildren())

describe('the notices', () => {
  it('are read without a press: on one line, two where that is too short, and three on a phone', async () => {
    for (const width of [1152, 358]) {
      const page = await openSite(`<div style="width: ${width}px"><baize-notice-marquee></baize-notice-marquee></div>`)
      const element = await untilDrawn(page, 'baize-notice-marquee')
      const line = await see(element, '.notice-words')
      expect(line.textContent).to.contain('No real money can be won or lost.')
      const range = page.document.createRange()
      const [words] = (line.querySelector('span') as HTMLElement).childNodes
      const sentence = 'No real money can be won or lost.'
      const at = words?.textContent?.indexOf(sentence) ?? -1
      range.setStart(words as Node, at)
      range.setEnd(words as Node, at + sentence.length)
      const box = line.getBoundingClientRect()
      expect(range.getBoundingClientRect().bottom, `at ${width}`).to.be.at.most(box.bottom + 1)
      expect(box.height).to.be.at.most(one(element, '.notice')?.clientHeight ?? 0)
      document.body.replaceChildren()
    }
  })

  it('stand in one line, in plain words, and open as a popup with every title, the one that was chosen in full [HOME-01] [POP-02] [ANN-04] [ANN-05]', async () => {
    const page = await openSite('<div style="width: 1200px"><baize-notice-marquee></baize-notice-marquee></div>')
    const element = await untilDrawn(page, 'baize-notice-marquee')
    const line = await see(element, '.notice-open')
    expect(line.textContent).to.not.contain('<')
    line.click()
    const popup = await see(element.ownerDocument, 'baize-notice')
    const chosen = await see(popup, 'details[open]')
    // In the line a title ends like a sentence, because more words follow it.
    expect(chosen.textContent).to.contain(line.querySelector('b')?.textContent.replace(/\.$/, '') ?? '?')
    expect(all(popup, 'details[open]').length, 'no other is open').to.equal(1)
    expect(all(popup, 'details:not([open]) summary').length).to.be.greaterThan(0)
    await press(element.ownerDocument, 'Close')
    await until(() => !one(element.ownerDocument, 'dialog'), 'the popup is gone')
  })
})
