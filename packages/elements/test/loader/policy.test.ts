import { expect } from 'chai'
import * as features from '../../src/sections/index.ts'
import { afterEach, describe, it } from '../support/mocha.ts'
import { openHost, script, violations } from '../support/host-page.ts'
import { settle, until } from '../support/wait.ts'

afterEach(() => document.body.replaceChildren())

const tags = Object.values(features).map(({ tag }) => tag)
const body = tags.map(tag => `<${tag}></${tag}>`).join('')

describe("a host's Content-Security-Policy", () => {
  for (const policy of ['strict', 'nonce', 'trusted-types'] as const) {
    it(`lets every element be drawn under “${policy}”, and refuses nothing of ours`, async () => {
      const page = await openHost({ policy, body })
      await until(
        () => tags.every(tag => page.document.querySelector(tag)?.shadowRoot?.querySelector('.root:not([aria-busy])')),
        'every element is there',
      )
      await settle()
      expect(await violations(page)).to.deep.equal([])
      expect(page.baize?.diagnostics().violations).to.deep.equal([])
    })
  }

  it('is named in diagnostics where it refuses something of ours', async () => {
    const page = await openHost({
      head: '<meta http-equiv="Content-Security-Policy" content="connect-src https://elsewhere.test">' + script(),
      body: '<baize-login></baize-login>',
    })
    await until(
      () => page.baize?.diagnostics().violations.some(line => line.startsWith('connect-src')),
      'the violation is known',
    )
  })
})
