import { languageCodes } from '@baize/client'
import { expect } from 'chai'
import { differing } from '../../../../test/support/answers.ts'
import { untilDrawn } from '../../../../test/support/host-page.ts'
import { callsOf, openMember } from '../../../../test/support/member.ts'
import { afterEach, describe, it } from '../../../../test/support/mocha.ts'
import { openSite } from '../../../../test/support/own-site.ts'
import { all, one, see } from '../../../../test/support/person.ts'
import { next, settle, until } from '../../../../test/support/wait.ts'

afterEach(() => {
  document.body.replaceChildren()
  // The language that was chosen.
  localStorage.clear()
})

const markup = '<baize-language-selector></baize-language-selector>'
const offering = (...languages: string[]) =>
  differing({ '/system/status': value => ({ ...value, config: { ...(value['config'] as object), languages } }) }).fetch

async function choose(element: Element, language: string): Promise<void> {
  const select = (await see(element, 'select')) as HTMLSelectElement
  select.value = language
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

describe('the language selector', () => {
  it('lists the languages of the site by their own names, and marks the one that is spoken [I18N-06] [I18N-08]', async () => {
    const page = await openSite(markup, offering('ES', 'EN', 'DE'))
    const element = await untilDrawn(page, 'baize-language-selector')
    const select = (await see(element, 'select')) as HTMLSelectElement
    await until(() => select.options.length === 3, 'the platform has said what the site offers')
    expect([...select.options].map(({ text }) => text)).to.deep.equal(['Español', 'English', 'Deutsch'])
    expect(select.selectedOptions[0]?.text).to.equal('English')
  })

  it('lists all forty languages of a page that offers them, each by its own name [BOOT-08] [I18N-01] [I18N-07] [I18N-09]', async () => {
    const page = await openSite(markup, undefined, { locales: languageCodes })
    const select = (await see(await untilDrawn(page, 'baize-language-selector'), 'select')) as HTMLSelectElement
    const names = [...select.options].map(({ text }) => text)
    expect(new Set(names).size).to.equal(40)
    expect(names).to.include.members(['Français', '简体中文', '繁體中文', 'မြန်မာ', 'Melayu', 'العربية', 'नेपाली'])
    // None of them by an English name in its place.
    expect(names.filter(name => /^(Burmese|Khmer|Lao|Nepali)$/.test(name))).to.deep.equal([])
  })

  it('turns every element to the language that is chosen, keeps it, and tells the page and the platform [I18N-04] [I18N-12] [I18N-13]', async () => {
    const { page } = await openMember(`${markup}<baize-top-nav current="/"></baize-top-nav>`)
    const element = await untilDrawn(page, 'baize-language-selector')
    const nav = await untilDrawn(page, 'baize-top-nav')
    const said = next(page.document, 'baize-locale')
    await choose(element, 'es')
    expect((await said).detail).to.deep.equal({ locale: 'es' })
    await until(() => all(nav, '[part=link]')[0]?.textContent === 'Inicio', 'the navigation speaks Spanish')
    expect(one(element, 'label')?.textContent).to.contain('Idioma')
    expect(localStorage.getItem('lang')).to.equal('ES')
    await until(() => callsOf(page, '/wps/member/language') === 1, 'the platform knows')
  })

  it('draws nothing where the site offers a single language [I18N-08]', async () => {
    const page = await openSite(markup, offering('EN'))
    await page.customElements.whenDefined('baize-language-selector')
    const element = page.document.querySelector('baize-language-selector')
    await until(() => element?.matches(':state(ready)'), 'it is ready')
    await until(() => !one(element ?? page.document, 'select'), 'there is no list')
    await settle()
    expect(one(element ?? page.document, 'select')).to.equal(null)
  })
})
