import { expect, test } from 'vitest'
import { type Case, cases, draws } from '../../test/before-result-cases.ts'
import { launchTo } from '../../test/launches.ts'
import { type Ending, twoRounds } from '../../test/two-rounds.ts'
import { timeTo } from './ascent/flight.ts'

const { open, proveSame } = twoRounds()

const times = (until: number) => [0, 0.05, 0.25, 0.5, 0.75, 1].map(part => Math.round(until * part))

const endingsOf = ({ gameCode, choice, drawn: [one, other] }: Omit<Case, 'name'>): [Ending, Ending] => [
  { gameCode, choice, drawn: one },
  { gameCode, choice, drawn: other },
]

test.each(cases)('$kind draws the same in two rounds until their result is due: $name', async each => {
  const { until, apart, unseen } = each
  const games = await open(endingsOf(each), unseen)
  for (const game of games) await game.press()
  await proveSame(games, times(until), apart)
})

/** Games that are over after the same time, however they end. A flight is over where it crashes. */
const timed = cases.filter(({ kind }) => kind !== 'ascent')

test.each(timed)('$kind takes as long to show one result as another: $name', async each => {
  const games = await open(endingsOf(each))
  for (const game of games) await game.press()
  const texts = async () => Promise.all(games.map(game => game.result()))
  for (let time = 0; (await texts()).every(text => !text); time += 50) {
    if (time > 5000) throw new Error('No result was shown')
    for (const game of games) await game.pass(50)
  }
  expect((await texts()).filter(Boolean)).toHaveLength(2)
})

test.each(draws)('$kind draws the same in two draws until the place in which they differ', async each => {
  const { until, apart, unseen } = each
  const games = await open(endingsOf(each), unseen)
  for (const game of games) await game.draw()
  await proveSame(games, times(until), apart)
})

test('while a round runs the list of the last rounds leaves it out, and has it when its result was shown', async () => {
  const flight = { gameCode: 'ascent', choice: { height: 200 }, drawn: launchTo(240) }
  const [{ page, press, pass }] = await open([flight, flight])
  await press()
  const dialog = page.getByRole('dialog', { name: 'Latest rounds' })
  const opener = page.getByRole('button', { name: 'Latest rounds' })
  await opener.click()
  await dialog.getByText('No rounds yet.').waitFor()
  await page.keyboard.press('Escape')
  await pass(timeTo(240) + 100)
  await opener.click()
  await dialog.getByRole('row').nth(1).waitFor()
})
