import { expect } from 'chai'
import { moveOver, type HostWindow } from '../support/host-page.ts'
import { afterEach, describe, it } from '../support/mocha.ts'
import { heldTimers } from '../support/timers.ts'
import { startChecks } from '../../src/findings/index.ts'
import { until } from '../support/wait.ts'

afterEach(() => document.body.replaceChildren())

const patience = 10_000

describe('elements that nobody has registered', () => {
  // Without the loader, as a page has them that takes elements from npm.
  it('are told with the import to write, each tag once and after a while', async () => {
    const timers = heldTimers(window as unknown as HostWindow)
    const reported: string[] = []
    document.addEventListener('baize-error', event => {
      const { code, message } = (event as CustomEvent<{ code: string; message: string }>).detail
      reported.push(`${code}: ${message}`)
    })
    document.body.innerHTML =
      '<baize-scope merchant="demo"><baize-login></baize-login><baize-login></baize-login></baize-scope><baize-banner></baize-banner>'
    startChecks()
    moveOver(window as unknown as HostWindow)
    await until(() => timers.set(patience) === 3, 'three tags are waited for')
    customElements.define('baize-banner', class extends HTMLElement {})
    expect(reported).to.deep.equal([])
    timers.run(patience)
    expect(reported).to.deep.equal([
      "not-registered: Nothing registers <baize-scope>, so it stays empty. Write: import '@baize/elements/scope/define', or '@baize/elements/light/scope/define' on preact",
      "not-registered: Nothing registers <baize-login>, so it stays empty. Write: import '@baize/elements/login/define', or '@baize/elements/light/login/define' on preact",
    ])
  })
})
