import { configure } from '@baize/client'
import { expect } from 'chai'
import { diagnosticsOf } from '../../src/diagnostics.ts'
import { recordFinding } from '../../src/findings/check-page.ts'
import { version } from '../../src/runtime/version.ts'
import { afterEach, describe, it } from '../support/mocha.ts'

afterEach(() => document.body.replaceChildren())

const refused = (blockedURI: string) =>
  dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI, effectiveDirective: 'connect-src' }))

describe('the diagnostics of a page that takes elements from npm', () => {
  it('say what the script says, as far as there is one without it', () => {
    configure({ api: 'https://platform.example/base', merchant: 'demo' })
    customElements.define('baize-banner', class extends HTMLElement {})
    customElements.define('baize-login', class extends HTMLElement {})
    Object.assign(customElements.get('baize-login') ?? {}, { waiting: new Set([document.body]) })
    document.body.innerHTML = '<baize-scope><baize-banner></baize-banner></baize-scope><baize-login></baize-login>'
    refused('https://platform.example/base/wps/member')
    refused('https://elsewhere.example/pixel')
    recordFinding({ code: 'unknown-element', message: 'There is no element <baize-logn>.', element: 'baize-logn' })
    recordFinding({ code: 'NETWORK', message: 'Trouble of the moment', element: 'baize-login' })

    expect(diagnosticsOf('lite')()).to.deep.equal({
      version,
      flavour: 'lite',
      address: '',
      firstVersion: version,
      configured: { script: false, page: false, api: 'https://platform.example/base' },
      elements: { 'baize-scope': 'not registered', 'baize-banner': 'loaded', 'baize-login': 'loading' },
      violations: ['connect-src https://platform.example/base/wps/member'],
      findings: [{ code: 'unknown-element', message: 'There is no element <baize-logn>.', element: 'baize-logn' }],
    })
  })
})
