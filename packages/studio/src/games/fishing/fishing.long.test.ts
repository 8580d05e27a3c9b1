import { expect, test } from 'vitest'
import { browser, proveAccessible, type Seat } from '../../../test/browser.ts'
import { studioSetup } from '../../../test/setup.ts'
import { creatures } from './creatures.ts'

const set = studioSetup()
const { sit } = browser(set)

const reef = (options = {}, lang = 'en') => sit(lang, options, undefined, 'reef-hunter')
const sea = ({ game }: Seat) => game.getByRole('listbox', { name: /^The reef/ })
const aimedAt = (seat: Seat) => sea(seat).getByRole('option', { selected: true }).getAttribute('aria-label')
/** Place of a creature now. */
const middleOf = ({ page }: Seat, name: string) =>
  page.locator(`#swims-${name}`).evaluate(node => {
    const { left, top, width, height } = node.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  })
const rounds = async ({ player }: Seat) =>
  (await player.call<{ rounds: { choice: { creature: string } }[] }>('rounds')).body.rounds

test('keys walk through the creatures in the order of their pays, and a shot says how it ended and what the operator booked', async () => {
  const seat = await reef({ reducedMotion: 'reduce' })
  const { page, game, player } = seat
  await sea(seat).focus()
  await page.keyboard.press('End')
  expect(await aimedAt(seat)).toBe('Blue whale 200×')
  await page.keyboard.press('ArrowRight')
  expect(await aimedAt(seat)).toBe('Sprat 2×')
  await page.keyboard.press('ArrowDown')
  expect(await aimedAt(seat)).toBe('Clownfish 3×')
  expect(await game.getByLabel('Target', { exact: true }).inputValue()).toBe('clownfish')
  await proveAccessible(page)
  await page.keyboard.press('Enter')
  await game
    .getByRole('status')
    .filter({ hasText: /^You win €1\.50 for the clownfish\.|^Missed: clownfish\./ })
    .waitFor()
  const balance = await game.getByRole('group', { name: 'Balance' }).locator('.value').textContent()
  expect(balance?.replace(/[^\d.]/g, '')).toBe(await player.wallet())
  await proveAccessible(page)
  await game.getByRole('button', { name: 'Paytable' }).click()
  expect(await game.getByRole('dialog').getByRole('row').count()).toBe(creatures.length + 1)
  expect(await game.getByRole('row', { name: /Sea turtle/ }).textContent()).toMatch(/50\.00×€25\.00\s?1\.94%/)
  await proveAccessible(page)
  await set.proveBooks()
})

test('with reduced motion every creature stands still, each in a place of its own', async () => {
  const seat = await reef({ reducedMotion: 'reduce' })
  await sea(seat).waitFor()
  const places = () => Promise.all(creatures.map(({ name }) => middleOf(seat, name)))
  const before = await places()
  await seat.page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await places()).toEqual(before)
  expect(new Set(before.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(creatures.length)
})

test('a click shoots at what swims under it; one more waits its turn, the last one that was clicked, and no node comes to stay', async () => {
  const seat = await reef()
  const { page, game } = seat
  await sea(seat).waitFor()
  const nodes = () => page.locator('.fishing *').count()
  const before = await nodes()
  const click = async (name: string) => {
    const { x, y } = await middleOf(seat, name)
    await page.mouse.click(x, y)
  }
  await click('crab')
  await game.locator('.spin[aria-disabled="true"]').waitFor()
  await click('seahorse')
  await click('lobster')
  await game.getByText('Next shot: Lobster').waitFor()
  set.passPause()
  await game
    .getByRole('status')
    .filter({ hasText: /lobster/ })
    .filter({ hasText: /^You win|^Missed/ })
    .waitFor()
  await game.locator('.spin[aria-disabled="false"]').waitFor()
  const token = await seat.player.start('reef-hunter')
  expect(token.recentRounds).toHaveLength(2)
  expect((await rounds(seat)).map(({ choice }) => choice.creature)).toEqual(['lobster', 'crab'])
  expect(await nodes()).toBe(before)
  await set.proveBooks()
})

test('no label of a multiplier lies on another, however the creatures swim, and forced colours keep sight and labels', async () => {
  const { page } = await reef({ forcedColors: 'active' })
  await page.locator('.aimed .tag').waitFor()
  const overlaps = () =>
    page.locator('.tag').evaluateAll(tags => {
      const boxes = tags
        .filter(tag => tag.checkVisibility({ visibilityProperty: true }))
        .map(tag => tag.getBoundingClientRect())
      return boxes.filter((one, i) =>
        boxes.some(
          (other, j) =>
            i < j &&
            one.left + 1 < other.right &&
            other.left + 1 < one.right &&
            one.top + 1 < other.bottom &&
            other.top + 1 < one.bottom,
        ),
      ).length
    })
  for (let look = 0; look < 20; look++) {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await overlaps()).toBe(0)
  }
  const colours = await page
    .locator('.aimed')
    .first()
    .evaluate(node => [
      getComputedStyle(node, '::before').borderTopColor,
      getComputedStyle(node.querySelector('.tag')!).backgroundColor,
    ])
  expect(colours).toEqual(['rgb(246, 226, 172)', 'rgb(226, 185, 92)'])
})

test('a click into empty water costs nothing', async () => {
  const seat = await reef({ reducedMotion: 'reduce' })
  const box = await sea(seat).boundingBox()
  await seat.page.mouse.click((box?.x ?? 0) + 3, (box?.y ?? 0) + 3)
  expect(await seat.game.locator('.spin').getAttribute('aria-disabled')).toBe('false')
  expect(await seat.player.wallet()).toBe('1000.00')
})

test('a shot is checked by anybody, from its own page', async () => {
  const player = await set.player()
  await player.start('reef-hunter')
  const order = { stake: '0.20', choice: { creature: 'whale' }, requestId: crypto.randomUUID() }
  const { body } = await player.call<{ roundId: string; outcome: string }>('press', order)
  expect(body.outcome).toBe('settled')
  await player.call('rotate', {})
  const { page } = await sit('en', {}, player, 'reef-hunter')
  await page.goto(`${set.studio.url}/round/${body.roundId}`)
  await page.getByText('Verified in your browser').waitFor()
  await page.getByText('Catches up to').waitFor()
  await proveAccessible(page)
})

test('a creature that is not in the reef is refused before anything is staked', async () => {
  const player = await set.player()
  await player.start('reef-hunter')
  for (const choice of [undefined, {}, { creature: 'kraken' }])
    expect(await player.call('press', { stake: '0.50', choice, requestId: crypto.randomUUID() })).toMatchObject({
      status: 400,
      body: { code: 'BAD_CHOICE' },
    })
  expect(await player.wallet()).toBe('1000.00')
})
