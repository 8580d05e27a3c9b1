import { site } from '../support/addresses.ts'
import { listen } from '../support/secret-watch.ts'
import { expect, test } from '../support/error-watch.ts'

test('the watch over secrets sees them in open trees, events, addresses and on the console, and no longer numbers that hold one', async ({
  page,
}) => {
  const secrets = await listen(page.context())
  secrets.keep('Planted77', '482913')
  await page.goto(`${site}/?lang=EN`)
  await page.evaluate(async () => {
    const outer = document.body.appendChild(document.createElement('div'))
    outer.attachShadow({ mode: 'open' }).append(document.createElement('input'))
    outer.shadowRoot?.querySelector('input')?.setAttribute('value', 'Planted77')
    outer.dispatchEvent(new CustomEvent('of-the-page', { detail: { deep: ['482913'] } }))
    outer.dataset['far'] = '14829130'
    history.replaceState(null, '', '#code=482913')
    await fetch('/healthz?pass=Planted77')
    console.info('it was Planted77')
  })
  await expect
    .poll(() => secrets.leaks().sort())
    .toEqual([
      '<input value="Planted77">',
      `asked for ${site}/healthz?pass=Planted77`,
      'console: it was Planted77',
      'of-the-page {"deep":["482913"]}',
      `went to ${site}/?lang=EN#code=482913`,
    ])
})
