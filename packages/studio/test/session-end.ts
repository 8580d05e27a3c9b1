import { logout } from '@baize/contract'
import { expect } from 'vitest'
import type { Seat } from './browser.ts'
import type { StudioSetup } from './setup.ts'

/** A page waits as long before it asks for draws or fixtures again, in milliseconds. */
const lookingEvery = 3000

/**
 * Ends the session of a page with an open bet: the player logs out elsewhere, and the studio learns
 * of it. The page, whose timers the test moves on (`sit` with `ownTime`), has to say so once, to
 * show the way back, and to ask for nothing of the player's from then on.
 */
export async function proveSessionEnd(
  set: StudioSetup,
  { page, player }: Pick<Seat, 'page' | 'player'>,
): Promise<void> {
  const refused: string[] = []
  page.on('response', answer => void (answer.status() === 401 && refused.push(answer.url())))
  const asked = await page.waitForRequest(request => 'authorization' in request.headers())
  await set.client.call(logout, {}, player.account)
  const headers = { authorization: asked.headers()['authorization'] ?? '' }
  const balance = await fetch(`${set.studio.url}/api/balance`, { method: 'POST', headers, body: '{}' })
  expect(balance.status).toBe(401)

  const said = page.getByRole('status').filter({ hasText: 'The game session has ended.' })
  await said.getByRole('button', { name: 'Back to the lobby' }).waitFor()
  for (let looks = 0; looks < 3; looks++) {
    const look = page.waitForResponse(/\/api\/(draws|book)\?/)
    await page.clock.runFor(lookingEvery)
    await look
  }
  expect(refused).toHaveLength(1)
}
