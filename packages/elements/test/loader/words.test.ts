import { expect } from 'chai'
import { afterEach, describe, it } from '../support/mocha.ts'
import { find, openHost, script, settings, untilDrawn, type HostWindow } from '../support/host-page.ts'
import { until } from '../support/wait.ts'

afterEach(() => document.body.replaceChildren())

const inline = (code: string) => `<script>${code}</script>`
const submit = (page: HostWindow, selector = 'baize-login') =>
  find(page, selector)?.shadowRoot?.querySelector('button[type=submit]')
const says = (page: HostWindow, words: string, selector?: string) =>
  until(() => submit(page, selector)?.textContent === words, words)

describe('words of a page', () => {
  it('stand in place of single ones of ours from the first draw, in each language, as text, and change live', async () => {
    const words = { en: { 'login.submit': 'Sign <b>in</b>' }, ES: { 'login.submit': 'Acceder' } }
    const page = await openHost({
      head: inline(`baizeConfig = ${JSON.stringify({ words })}`) + script(),
      body: '<baize-login></baize-login><baize-login id="es" locale="es"></baize-login>',
    })
    const seen: (string | null | undefined)[] = []
    const login = await untilDrawn(page, 'baize-login')
    seen.push(submit(page)?.textContent)
    await untilDrawn(page, '#es')
    expect([...seen, submit(page, '#es')?.textContent]).to.deep.equal(['Sign <b>in</b>', 'Acceder'])
    expect(submit(page)?.querySelector('b')).to.equal(null)
    expect(login.shadowRoot?.textContent).to.contain('Username')

    page.baize?.configure({ words: { en: { 'login.submit': 'Enter' } } })
    await says(page, 'Enter')
    await says(page, 'Iniciar sesión', '#es')
    page.baize?.configure({ words: {} })
    await says(page, 'Log in')
  })

  it('stand in texts of the page that lack some, too', async () => {
    const page = await openHost({
      head:
        inline(
          `baizeConfig = { words: { en: { 'login.submit': 'Sign in' } }, texts: async () => ({ login: { submit: 'Enter', title: null }, count: 5 }) }`,
        ) + script(),
      body: '<baize-login></baize-login>',
    })
    await untilDrawn(page, 'baize-login')
    await says(page, 'Sign in')
  })

  it('are told once each where they cannot stand: unknown, the operator’s, empty, or without what is filled in', async () => {
    const words = {
      en: {
        'login.submitt': 'Sign in',
        'register.terms': 'I agree to all',
        'error.LOGIN_FAILED': 'Try again!',
        'login.title': ' ',
        'game.play': 'Play',
        'login.newHere': 'New {{name}}?',
      },
      xx: {},
    }
    const page = await openHost({
      head: inline(`baizeConfig = ${JSON.stringify({ words })}`) + script(settings),
      body: '<baize-login></baize-login>',
    })
    await untilDrawn(page, 'baize-login')
    const findings = () => page.baize?.diagnostics().findings.map(({ code, message }) => `${code}: ${message}`) ?? []
    await until(() => findings().length >= 7, 'seven findings')
    expect(findings().sort()).to.deep.equal([
      "bad-setting: The text error.LOGIN_FAILED is the operator's and stays as it is.",
      'bad-setting: The text game.play has to have {{name}}, not nothing.',
      'bad-setting: The text login.newHere has to have nothing filled in, not {{name}}.',
      'bad-setting: The text login.title is empty.',
      "bad-setting: The text register.terms is the operator's and stays as it is.",
      'bad-setting: There are no texts in the language xx.',
      'bad-setting: There is no text login.submitt. Did you mean login.submit?',
    ])
    expect(submit(page)?.textContent).to.equal('Log in')
  })
})
