import type { FrameLocator, Page } from '@playwright/test'
import { site } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'
import { open } from '../support/host-page.ts'

const markup = `<!doctype html>
<html lang="en">
  <body>
    <baize-account-bar></baize-account-bar>
    <baize-login></baize-login>
    <baize-game-lane category="RNG" rows="1" limit="6"></baize-game-lane>
    <script type="module" src="${site}/sdk/v1/baize.js"
      data-api="${site}" data-merchant="demo" data-site-key="pk_demo" data-locale="en"></script>
  </body>
</html>`

/** Documents without an address of the web, as previews and HTML blocks of builders are. */
const documents: Record<string, (markup: string) => void> = {
  'about:srcdoc': markup => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    frame.srcdoc = markup
  },
  'a sandbox that leaves it its origin': markup => {
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
    frame.srcdoc = markup
    document.body.append(frame)
  },
  'about:blank': markup => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    frame.contentDocument?.write(markup)
    frame.contentDocument?.close()
  },
  'blob:': markup => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    frame.src = URL.createObjectURL(new Blob([markup], { type: 'text/html' }))
  },
}

async function openIn(page: Page, make: (markup: string) => void): Promise<FrameLocator> {
  await page.goto(open)
  await page.evaluate(make, markup)
  return page.frameLocator('iframe')
}

for (const [what, make] of Object.entries(documents))
  test(`lets somebody in, in a document of ${what}`, async ({ page }) => {
    const inside = await openIn(page, make)
    const login = inside.locator('baize-login')
    await login.getByRole('textbox', { name: 'Username' }).fill('demo')
    await login.getByLabel('Password', { exact: true }).fill('Demo1234')
    await login.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(inside.locator('baize-account-bar')).toContainText(/\d\.\d\d/)
  })

test('tells a document without an origin what it lacks', async ({ page }) => {
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  await openIn(page, markup => {
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts allow-forms')
    frame.srcdoc = markup
    document.body.append(frame)
  })
  await expect
    .poll(() => said.filter(text => text.includes('(ORIGIN_REFUSED)')).join())
    .toMatch(/This page has no origin.*sandboxed iframe without allow-same-origin/)
})
