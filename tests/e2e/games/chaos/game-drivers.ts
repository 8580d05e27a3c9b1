import type { Locator } from '@playwright/test'
import { expect } from '../../support/own-platform.ts'
import { minor } from '../../support/steps.ts'
import type { Tab } from './players.ts'
import { retryUntilMessage, paidIn, returned, tooLate } from './messages.ts'

/** A game that is open, and how a round of it is played by pressing what is there. */
export interface Table {
  tab: Tab
  /** What a round costs, in minor units. */
  stake: bigint
  /**
   * How many wins its end sends where it waits for something after the bet; null where a press is
   * the whole round.
   */
  waits: number | null
  /**
   * Stakes, and waits until the page has said what became of that; where the press is the whole
   * round, until it ended.
   */
  bet: (outcome: 'settled' | 'rolledBack') => Promise<string>
  /** Waits for the end of a round that did not end with its bet. */
  end: () => Promise<string>
}

const unit = 100n
/** Where something may have gone meanwhile, it is not waited for. */
const shortTimeout = { timeout: 2000 }
const messageOf = ({ game }: Tab): Locator => game.locator('p.message')

/** The min stake, where stakes are chosen from a list. */
async function minStake({ game }: Tab): Promise<bigint> {
  const select = game.locator('#stake')
  await select.selectOption({ index: 0 })
  return minor(await select.inputValue())
}

/** A game whose press is the whole round. */
export async function pressTable(tab: Tab): Promise<Table> {
  const message = messageOf(tab)
  const button = tab.game.locator('.spin')
  const stake = await minStake(tab)
  const retry = () =>
    tab.game
      .getByRole('button', { name: 'Try again' })
      .click({ timeout: 2000 })
      .catch(() => null)
  return {
    tab,
    stake,
    waits: null,
    async bet(outcome) {
      await expect(button).toHaveAttribute('aria-disabled', 'false')
      await button.click()
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      return retryUntilMessage(message, outcome === 'rolledBack' ? returned : /\S/, retry)
    },
    end: () => Promise.reject(new Error('The round was over with the press')),
  }
}

/**
 * A game whose bets wait for a draw.
 * @param choose - puts one bet on the slip
 * @param ended - what is said of the draw
 */
async function drawTable(tab: Tab, choose: () => Promise<unknown>, ended: RegExp): Promise<Table> {
  const { game } = tab
  const message = messageOf(tab)
  const place = game.getByRole('button', { name: 'Place bets' })
  const clear = game.getByRole('button', { name: 'Clear', exact: true })
  const send = () => place.click(shortTimeout).catch(() => null)
  /** What was chosen may have started meanwhile, and is off the slip: then something else is. */
  async function chooseAnew(): Promise<void> {
    await expect(async () => {
      if ((await clear.isVisible()) && (await clear.isEnabled())) await clear.click(shortTimeout)
      await choose()
      await expect(place).toHaveAttribute('aria-disabled', 'false', shortTimeout)
    }).toPass({ timeout: 45_000 })
    await send()
  }
  return {
    tab,
    stake: (await game.locator('#stake').count()) ? await minStake(tab) : unit,
    waits: 1,
    async bet(outcome) {
      await chooseAnew()
      const retry = (said: string) => (tooLate.test(said) ? chooseAnew() : send())
      return retryUntilMessage(message, outcome === 'rolledBack' ? returned : /^Bet placed/, retry)
    },
    end: () => retryUntilMessage(message, ended, async () => {}),
  }
}

export const lotteryTable = (tab: Tab): Promise<Table> =>
  drawTable(
    tab,
    () => tab.game.locator('.option').first().click(shortTimeout),
    /^Draw .+(No win|Paid .+|You win .+)\.$/,
  )

export const baccaratTable = (tab: Tab): Promise<Table> =>
  drawTable(
    tab,
    () => tab.game.getByRole('button', { name: /^Player pays/ }).click(shortTimeout),
    /^(Player wins|Banker wins|Tie).+(No win|Paid .+|You win .+)\.$/,
  )

/** A book. @param fixtures - how many are combined to one bet; one is a single bet */
export const bookTable = (tab: Tab, fixtures: number): Promise<Table> =>
  drawTable(
    tab,
    async () => {
      const rows = tab.game.locator('.fixture')
      for (let row = 0; row < fixtures; row++) await rows.nth(row).locator('.odds').first().click(shortTimeout)
      if (fixtures > 1)
        await tab.game.getByRole('radio', { name: 'Accumulator' }).check({ force: true, ...shortTimeout })
    },
    /have ended\. (No win|Paid .+|You win .+)\.$/,
  )

/** A card room, where somebody else sits down at the same table. */
export async function cardTable(tab: Tab, other: Tab): Promise<Table> {
  const sitIn = ({ game }: Tab) => game.getByRole('button', { name: /^Join Garden room/ })
  const sit = (at: Tab) =>
    sitIn(at)
      .click({ timeout: 2000 })
      .catch(() => null)
  return {
    tab,
    stake: unit,
    waits: 2,
    async bet(outcome) {
      await sitIn(tab).click()
      return retryUntilMessage(messageOf(tab), outcome === 'rolledBack' ? returned : /^Waiting for a player/, () =>
        sit(tab),
      )
    },
    async end() {
      await sitIn(other).click()
      await retryUntilMessage(messageOf(other), /Your turn|plays\.$/, () => sit(other))
      const { game } = tab
      await game.getByRole('button', { name: 'Leave table' }).click()
      await game.getByRole('dialog').getByRole('button', { name: 'Leave table' }).click()
      const stays = async () => {}
      const text = await retryUntilMessage(messageOf(tab), /^You left the table\. \S+ wins\.$/, stays)
      expect(paidIn(await retryUntilMessage(messageOf(other), /^You win \S+\. \S+ has left the table\.$/, stays))).toBe(
        194n,
      )
      for (const each of [tab, other]) await each.game.getByRole('button', { name: 'All rooms' }).click()
      return text
    },
  }
}
