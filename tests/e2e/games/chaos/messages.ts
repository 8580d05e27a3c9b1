import type { Locator } from '@playwright/test'
import { expect } from '../../support/own-platform.ts'
import { minor } from '../../support/steps.ts'

/** The studio may be starting again, on a machine that has more to do. */
const timeout = 60_000

/** What is said where a page could not reach its studio. */
const unreachable = /^Connection lost/
/** What is said while the operator owes an answer. */
const unanswered = /Payout pending/
/** What is said to a bet that came too late: it is chosen anew. */
export const tooLate = /Bets are closed for|has started/
/** What is said to a press that comes before the last round has ended. */
const unsettled = /still being settled/

/** The message on a bet whose outcome was unclear. */
export const returned = /Your stake was refunded\.$/

/**
 * Waits for the final message of a page, and returns it.
 * @param retry - presses once more, as a player does who reads that the game cannot be reached
 */
export async function retryUntilMessage(
  message: Locator,
  words: RegExp,
  retry: (said: string) => Promise<unknown>,
): Promise<string> {
  let text = ''
  await expect(async () => {
    text = (await message.innerText()).trim()
    if ([unreachable, unsettled, tooLate].some(words => words.test(text))) await retry(text)
    expect(text).toMatch(words)
    for (const passing of [unreachable, unanswered, unsettled]) expect(text).not.toMatch(passing)
  }).toPass({ timeout, intervals: [200] })
  return text
}

/** What a sentence says that was paid, in minor units. */
export const paidIn = (text: string): bigint => minor(/(?:You win|Paid) (\S+\d)/.exec(text)?.[1] ?? '')
