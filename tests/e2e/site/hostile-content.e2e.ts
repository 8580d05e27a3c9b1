import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { hostileMarkup } from '../../support/hostile-markup.ts'
import { openAccount } from '../support/member.ts'
import { expect, test } from '../support/own-platform.ts'
import { codeTo } from '../support/presets.ts'

/**
 * What happened that must not: calls of `run()`, requests to where content leaks to, dialogs of the
 * browser.
 */
async function guard(context: BrowserContext): Promise<string[]> {
  const happened: string[] = []
  await context.exposeBinding('run', ({ page, frame }) => void happened.push(`ran at ${page.url()} in ${frame.url()}`))
  context.on('request', request => {
    if (request.url().includes('leak.invalid')) happened.push(`asked for ${request.url()}`)
  })
  context.on('dialog', dialog => {
    happened.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  return happened
}

const allowed = 'p,br,b,strong,i,em,u,s,small,sub,sup,ul,ol,li,h3,h4,blockquote,table,thead,tbody,tr,th,td,a'
/**
 * What formatted content holds that it must not, and what of the page content stands in front of.
 */
async function expectUntouched(page: Page): Promise<void> {
  await expect(page.locator(`.rich-text :not(${allowed})`)).toHaveCount(0)
  await expect(page.locator('.rich-text :is([id], [name], [is], [slot], [part], [class], [style])')).toHaveCount(0)
  expect(await page.locator('.rich-text a[href]:not([href^="https:"])').count()).toBe(0)
  const own = () =>
    [
      document.cookie,
      document.body.localName,
      typeof document.querySelectorAll,
      typeof globalThis.baize?.configure,
    ] as const
  expect((await page.evaluate(own)).slice(1)).toEqual(['body', 'function', 'function'])
}

const readable = (number: number) => `Readable ${number}.`
const contentOf = (number: number) => `${readable(number)}\n\n${hostileMarkup[number] ?? ''}`
const titleOf = (number: number) => `${number} ${hostileMarkup[number] ?? ''}`.slice(0, 80).trim()
const all = [...hostileMarkup.keys()]
/** As many as a list of the platform holds. */
const inBatches = (size: number) =>
  all.filter(number => number % size === 0).map(first => all.slice(first, first + size))

/** Asks the site for a popup, as any element on it does. */
async function openPopup(page: Page, name: string): Promise<void> {
  await expect(page.locator('body')).toHaveAttribute('data-view', /./)
  await expect(page.locator('baize-popup-host:state(ready)')).toBeAttached()
  await page.evaluate(
    name =>
      document.body.dispatchEvent(
        new CustomEvent('baize-open', { detail: { name, detail: {} }, bubbles: true, cancelable: true }),
      ),
    name,
  )
}

test('nothing that staff or a player writes runs on the page, leaks or stands in front of its own names, and what they say stays readable: promotions and announcements [ANN-15] [ANN-03] [ANN-01] [ANN-02] [CONST-18] [CONST-19]', async ({
  page,
  context,
  baize,
}) => {
  expect(hostileMarkup.length).toBeGreaterThanOrEqual(150)
  const happened = await guard(context)
  for (const id of ['game-of-the-month', 'demo-money']) await baize.ops('announcements', 'end', id)
  for (const batch of inBatches(90)) {
    for (const [place, number] of batch.entries()) {
      const texts = { EN: { title: titleOf(number), content: contentOf(number) } }
      await baize.ops('announcements', 'promotion', JSON.stringify({ id: `hostile-${place}`, texts }))
    }
    for (let place = batch.length; place < 90; place++) await baize.ops('announcements', 'end', `hostile-${place}`)
    await page.goto(`${baize.platform}/promotions?lang=EN`)
    const cards = page.locator('main baize-promotions [part=promotion]')
    await expect(cards.locator('.rich-text:not([hidden])')).toHaveCount(batch.length)
    const texts = await cards.locator('.rich-text').allTextContents()
    for (const number of batch)
      expect(
        texts.some(text => text.includes(readable(number))),
        readable(number),
      ).toBe(true)
    expect((await cards.locator('h3:not(.rich-text *)').allTextContents()).toSorted()).toEqual(
      batch.map(titleOf).toSorted(),
    )
    await expectUntouched(page)

    await openPopup(page, 'announcements')
    const popup = page.getByRole('dialog', { name: 'Announcements' })
    const pages = popup.getByRole('navigation').getByRole('button', { name: /^Page \d+$/ })
    const next = popup.getByRole('button', { name: 'Next page' })
    await expect(popup.locator('[part=announcement]')).toHaveCount(9)
    // The first and the last are offered besides five in a row.
    // Beside the three notices of a demo site.
    const last = Math.ceil((batch.length + 3) / 9)
    await expect(pages).toHaveText(last > 6 ? ['1', '2', '3', '4', '5', `${last}`] : ['1', '2'])
    const seen = new Set<string>()
    for (;;) {
      await expect(popup.locator('.rich-text[hidden]')).toHaveCount(0)
      for (const text of await popup.locator('[part=announcement] .rich-text').allTextContents()) seen.add(text.trim())
      await expectUntouched(page)
      if (!(await next.isEnabled())) break
      await next.click()
    }
    for (const number of batch)
      expect(
        [...seen].some(text => text.includes(readable(number))),
        readable(number),
      ).toBe(true)
  }
  expect(happened).toEqual([])
})

test('nor does a popup that the site shows when it opens [ANN-12] [ANN-15]', async ({ page, context, baize }) => {
  const happened = await guard(context)
  const batches = inBatches(20)
  const popup = async (place: number, content: string) =>
    baize.ops(
      'announcements',
      'popup',
      JSON.stringify({ id: 'hostile', execution: 'B', texts: { EN: { title: `Popup ${place}`, content } } }),
    )
  for (const [place, batch] of batches.entries()) {
    await popup(place, batch.map(contentOf).join('\n\n'))
    await page.goto(`${baize.platform}/?lang=EN`)
    const dialog = page.getByRole('dialog', { name: `Popup ${place}` })
    await expect(dialog.locator('.rich-text')).toContainText(readable(batch[0] ?? 0))
    await expectUntouched(page)
    await dialog.getByRole('checkbox').uncheck()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await baize.ops('announcements', 'end', 'hostile')
  expect(happened).toEqual([])
})

test('nor does an article of the help [CS-13]', async ({ page, context, baize }) => {
  const happened = await guard(context)
  const folder = await mkdtemp(join(tmpdir(), 'baize-help-'))
  try {
    const file = join(folder, 'hostile.md')
    for (const batch of inBatches(10)) {
      const [number = 0] = batch
      const title = titleOf(number).replaceAll('\n', ' ')
      const words = batch.map(contentOf).join('\n\n')
      await writeFile(file, `---\ntitle: ${title}\ncategory: about\nplace: 1\n---\n${words}\n`)
      await baize.ops('help', 'publish', 'EN', file)
      await page.goto(`${baize.platform}/helpmc?lang=EN&n=${number}#hostile`)
      const article = page.getByRole('article')
      await expect(article.locator('.rich-text')).toContainText(readable(number))
      await expect(article.getByRole('heading', { level: 3 }).first()).toHaveText(title)
      await expectUntouched(page)
    }
  } finally {
    await baize.ops('help', 'withdraw', 'EN', 'hostile')
    await rm(folder, { recursive: true })
  }
  expect(happened).toEqual([])
})

/** Pieces as many as fit into so many letters, so that none is cut. */
function packed(maxLength: number): string[] {
  const packs: string[] = []
  for (const each of hostileMarkup) {
    const last = packs.at(-1)
    if (last !== undefined && last.length + each.length + 1 <= maxLength) packs[packs.length - 1] = `${last} ${each}`
    else packs.push(each)
  }
  return packs
}

test('nor does feedback of a player, nor its answer, which both read letter by letter [FB-01] [FB-06]', async ({
  page,
  context,
  baize,
}) => {
  const happened = await guard(context)
  await openAccount(page, baize)
  await baize.ops('flags', 'set', 'feedback.max', '2000')
  const answers = packed(1900)
  // No member sends more in an hour.
  expect(answers.length).toBeLessThanOrEqual(10)
  for (const content of answers) {
    await page.goto(`${baize.platform}/?lang=EN`)
    await openPopup(page, 'feedback')
    const form = page.locator('baize-feedback')
    await form.locator('[name=topic]').selectOption('game')
    await form.locator('[name=content]').fill(content)
    const picture = form.locator('[name=captchaId]')
    await expect(picture).toHaveValue(/.+/)
    await form.locator('[name=captcha]').fill(await codeTo(baize.platform, await picture.inputValue()))
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Thank you, we received your message')).toBeVisible()
  }
  const waiting = await baize.ops('feedback', 'waiting')
  const numbers = waiting.split('\n').flatMap(line => /^F\w+/.exec(line)?.[0] ?? [])
  expect(numbers.length).toBe(answers.length)
  for (const [place, number] of numbers.entries()) await baize.ops('feedback', 'answer', number, answers[place] ?? '')
  await page.goto(`${baize.platform}/?lang=EN`)
  await openPopup(page, 'feedback')
  const words = page.locator('baize-feedback .sent-words')
  await expect(words).toHaveCount(answers.length)
  expect((await words.allTextContents()).toSorted()).toEqual(answers.map(text => text.trim()).toSorted())
  const said = await page.locator('baize-feedback .sent-answer').allTextContents()
  for (const answer of answers)
    expect(
      said.some(text => text.endsWith(answer.trim())),
      answer,
    ).toBe(true)
  expect(happened).toEqual([])
})
