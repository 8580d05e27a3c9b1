import { expectClean } from '../support/axe.ts'
import { openAccount } from '../support/member.ts'
import { advance, expect, test } from '../support/own-platform.ts'
import { minor } from '../support/steps.ts'

/** The slow table: a hand a minute. */
const gameCode = 'baccarat-01'

interface Next {
  issue: string
  drawsAt: string
}

/** The next hand, when it is dealt, and what the platform's clock says now. */
async function nextHand(studio: string): Promise<{ now: number; next: Next }> {
  const answer = (await (await fetch(`${studio}/api/draws?gameCode=${gameCode}`)).json()) as { now: string; next: Next }
  return { now: Date.parse(answer.now), next: answer.next }
}

test('from the live lane to the table: bets on a hand, the hand is dealt, each is paid, and the books hold [GAME-15] [GAME-48]', async ({
  page,
  baize,
}) => {
  test.slow()
  await openAccount(page, baize)
  await page.goto(`${baize.platform}/live?lang=EN`)
  const list = page.locator('baize-game-list')
  await list.getByRole('link', { name: 'Play Baccarat 01' }).click()
  await expect(page).toHaveURL(/\/seamless\?/)
  const balance = page.locator('baize-game-frame').getByRole('definition').first()
  await expect.poll(async () => minor((await balance.textContent()) ?? '')).toBe(100_000n)

  const table = page.frameLocator('iframe')
  await expect(table.getByRole('timer')).toBeVisible()

  // Bets open right after a hand was dealt: the clock is moved to just behind that.
  const before = await nextHand(baize.studio)
  await advance(baize, (Date.parse(before.next.drawsAt) - before.now) / 1000 + 10)
  const issueNow = async () => (await nextHand(baize.studio)).next.issue
  await expect.poll(issueNow, { timeout: 30_000 }).not.toBe(before.next.issue)
  await expect(table.getByText(`Hand ${await issueNow()}`)).toBeVisible({ timeout: 30_000 })
  await expect(table.getByText('Bets close in')).toBeVisible({ timeout: 30_000 })
  for (const name of [/^Player pays/, /^Tie pays/, /^Banker pays/]) await table.getByRole('button', { name }).click()
  await table.getByRole('button', { name: 'Place bets' }).click()
  await expect(table.getByRole('status').filter({ hasText: '3 bets placed on hand' })).toBeVisible()
  await expect.poll(async () => minor((await balance.textContent()) ?? ''), 'the stakes are taken').toBe(99_700n)

  await advance(baize, 60)
  const said = table.getByRole('status').filter({ hasText: /^(Player wins|Banker wins|Tie)/ })
  await expect(said).toBeVisible({ timeout: 30_000 })
  // One of the three won: player 1:1, banker 0.95:1 and tie 8:1, where player and banker have their
  // stakes back.
  const paid = { Player: 200n, Banker: 195n, Tie: 1100n }[
    (/^\w+/.exec((await said.textContent()) ?? '')?.[0] ?? 'Tie') as 'Tie'
  ]
  await expect.poll(async () => minor((await balance.textContent()) ?? ''), 'what was won is paid').toBe(99_700n + paid)
  expect(await baize.ops('audit')).toContain('clean')
  await expectClean(page, 'the table')
})
