import { expect, test } from 'vitest'
import { browser, proveAccessible } from '../../../test/browser.ts'
import { studioSetup } from '../../../test/setup.ts'

const set = studioSetup()
const { sit } = browser(set)

const games = [
  {
    gameCode: 'ascent',
    press: 'Launch',
    choose: ['Cash out at', '110'],
    says: /^(Paid|You win) €\d+\.\d\d at 1\.10×; the rocket reached|^Crashed at/,
  },
  {
    gameCode: 'dice-hall',
    press: 'Roll',
    choose: ['Bet', 'over 25'],
    says: /^You win €\d+\.\d\d with a roll of|^The roll was/,
  },
  { gameCode: 'plinko', press: 'Drop', choose: null, says: /^(Paid|You win) €\d+\.\d\d at \d+\.\d\d×/ },
] as const

test.each(games)(
  '$gameCode is played by keyboard, says how it ended, and shows what the operator booked',
  async ({ gameCode, press, choose, says }) => {
    const { page, player } = await sit('en', { reducedMotion: 'reduce' }, undefined, gameCode)
    const button = page.getByRole('button', { name: press })
    await button.waitFor()
    if (choose) await page.getByLabel(choose[0], { exact: true }).selectOption(choose[1])
    await proveAccessible(page)
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('status').filter({ hasText: says }).waitFor()
    const balance = await page.getByRole('group', { name: 'Balance' }).locator('.value').textContent()
    expect(balance?.replace(/[^\d.]/g, '')).toBe(await player.wallet())
    await proveAccessible(page)
    await page.getByRole('button', { name: 'Paytable' }).click()
    await proveAccessible(page)
    await set.proveBooks()
  },
)

test.each(games)('on a phone, in Spanish, the whole of $gameCode is in view', async ({ gameCode }) => {
  const phone = { viewport: { width: 390, height: 788 }, reducedMotion: 'reduce' } as const
  const { page } = await sit('es', phone, undefined, gameCode)
  await page.locator('.spin').click()
  await page.getByRole('status').filter({ hasText: /./ }).waitFor()
  const beyond = await page.locator('.machine, .controls *, footer *').evaluateAll(nodes =>
    nodes
      .filter(node => {
        const { left, right, bottom } = node.getBoundingClientRect()
        return left < 0 || right > innerWidth || bottom > innerHeight
      })
      .map(node => node.outerHTML),
  )
  expect(beyond).toEqual([])
})

test.each(games)('a round of $gameCode is checked by anybody, from its own page', async ({ gameCode }) => {
  const player = await set.player()
  await player.start(gameCode)
  const choice = { ascent: { height: 150 }, 'dice-hall': { side: 'under', chance: 50 }, plinko: {} }[gameCode]
  const { body } = await player.call<{ roundId: string; outcome: string }>('press', {
    stake: '2.00',
    choice,
    requestId: crypto.randomUUID(),
  })
  expect(body.outcome).toBe('settled')
  await player.call('rotate', {})
  const { page } = await sit('en', {}, player, gameCode)
  await page.goto(`${set.studio.url}/round/${body.roundId}`)
  await page.getByText('Verified in your browser').waitFor()
  await proveAccessible(page)
})

test('a choice that a game does not offer is refused before anything is staked', async () => {
  const player = await set.player()
  await player.start('ascent')
  for (const choice of [undefined, {}, { height: 100 }, { height: 'high' }])
    expect(await player.call('press', { stake: '1.00', choice, requestId: crypto.randomUUID() })).toMatchObject({
      status: 400,
      body: { code: 'BAD_CHOICE' },
    })
  expect(await player.wallet()).toBe('1000.00')
})

test('the same request with another choice is told apart', async () => {
  const player = await set.player()
  await player.start('dice-hall')
  const order = { stake: '1.00', requestId: 'once' }
  const first = await player.call('press', { ...order, choice: { side: 'under', chance: 50 } })
  expect(await player.call('press', { ...order, choice: { side: 'under', chance: 50 } })).toEqual({
    ...first,
    body: expect.objectContaining({ outcome: 'settled' }) as unknown,
  })
  expect(await player.call('press', { ...order, choice: { side: 'over', chance: 50 } })).toMatchObject({
    status: 409,
    body: { code: 'REQUEST_CONFLICT' },
  })
})
