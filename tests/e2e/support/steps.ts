import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { ops } from '../../../scripts/lib/ops.ts'
import { newName, password } from './addresses.ts'

/** Fills and sends the register form, wherever it stands. */
export async function fillRegister(form: Locator, name = newName()): Promise<string> {
  await form.getByRole('textbox', { name: 'Username' }).fill(name)
  await form.getByLabel(/^Password/).fill(password)
  await form.getByLabel('Confirm password').fill(password)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Register', exact: true }).click()
  return name
}

/** Minor units of an amount as it is shown. */
export const minor = (text: string): bigint => BigInt(text.replace(/\D/g, '') || '0')

export interface PlayedRound {
  id: string
  /** Minor units. */
  stake: bigint
  win: bigint
  /** What the game says the player has after it. */
  balance: bigint
}

/**
 * Plays one round of an instant game and reads what the game says about it.
 * @param action - what its button is called
 */
export async function playRound(game: Page | FrameLocator, action = 'Spin'): Promise<PlayedRound> {
  const spin = game.getByRole('button', { name: action, exact: true })
  const round = game.locator('a[href^="/round/"]').first()
  await expect(spin).toHaveAttribute('aria-disabled', 'false')
  const before = (await round.count()) ? await round.textContent() : ''
  await spin.click()
  await expect(round).toBeVisible()
  await expect(round).not.toHaveText(before ?? '')
  await expect(spin).toHaveAttribute('aria-disabled', 'false')
  const fact = async (name: string) => minor((await game.locator(`.fact-${name} .value`).textContent()) ?? '')
  const stake = BigInt(Math.round(Number(await game.getByLabel('Stake').inputValue()) * 100))
  return {
    id: (await round.textContent())?.trim() ?? '',
    stake,
    win: await fact('win'),
    balance: await fact('balance'),
  }
}

/** Plays until a round pays more than twice its stake: no other is on a winner board. */
export async function playUntilWin(game: Page | FrameLocator): Promise<PlayedRound[]> {
  const rounds: PlayedRound[] = []
  while (rounds.length < 80) {
    const round = await playRound(game)
    rounds.push(round)
    if (round.win > 2n * round.stake) return rounds
  }
  throw new Error('Eighty rounds without a win for the board')
}

export interface Movement {
  kind: string
  reference: string | null
  amount: bigint
  balance: bigint
}

/** What moved in a player's wallet, from the ledger itself. */
export async function movements(account: string): Promise<Movement[]> {
  const lines = (await ops({}, ['ledger', account])).split('\n').filter(line => line.startsWith('{'))
  return lines.map(line => {
    const { kind, reference, amount, balance } = JSON.parse(line) as Record<string, string>
    return {
      kind: kind ?? '',
      reference: reference ?? null,
      amount: BigInt(amount ?? 0),
      balance: BigInt(balance ?? 0),
    }
  })
}

/**
 * The ledger agrees with what the game said about every round: win minus stake, to the last minor
 * unit.
 */
export async function expectLedger(account: string, rounds: readonly PlayedRound[]): Promise<bigint> {
  const all = await movements(account)
  for (const { id, stake, win } of rounds) {
    const moved = all.filter(({ reference }) => reference === id).reduce((sum, { amount }) => sum + amount, 0n)
    expect(moved, `what round ${id} moved`).toBe(win - stake)
  }
  return all.at(-1)?.balance ?? 0n
}
