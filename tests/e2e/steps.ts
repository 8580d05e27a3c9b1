import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { newName, password } from './places.ts'

/** Fills and sends the register form, wherever it stands. */
export async function fillRegister(form: Locator, name = newName()): Promise<string> {
  await form.getByLabel('Username').fill(name)
  await form.getByLabel('Password', { exact: false }).first().fill(password)
  await form.getByLabel('Confirm password').fill(password)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Register', exact: true }).click()
  return name
}

/** Minor units of an amount as shown: digits only. */
export const minor = (text: string): number => {
  const digits = text.replace(/[^\d-]/g, '')
  return Number(digits) * (/[−-]/.test(text) && !digits.startsWith('-') ? -1 : 1)
}

export interface PlayedRound {
  id: string
  stake: number
  win: number
}

/** Plays one round of the slot and reads what the game says about it. */
export async function playRound(game: Page | FrameLocator): Promise<PlayedRound> {
  const spin = game.getByRole('button', { name: 'Spin', exact: true })
  await expect(spin).toBeEnabled()
  const before = await game.locator('[data-round]').getAttribute('data-round')
  await spin.click()
  await expect(game.locator('[data-round]')).not.toHaveAttribute('data-round', before ?? '')
  await expect(spin).toBeEnabled()
  const read = async (name: string) => (await game.locator(`[data-round]`).getAttribute(name)) ?? ''
  return { id: await read('data-round'), stake: minor(await read('data-stake')), win: minor(await read('data-win')) }
}
