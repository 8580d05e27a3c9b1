import { goodPassword } from './own-site.ts'
import { button, fill, one, press, see } from './person.ts'
import { until } from './wait.ts'

/** The transaction password, the real name and the account that tests give a member. */
export const secret = '192837'
export const realName = 'Ana Núñez Example'
export const iban = 'DE89370400440532013000'

/** Sets real name and transaction password by the dialogs of an element that misses them. */
export async function setWhatIsMissing(element: Element): Promise<void> {
  await press(element, 'Enter real name')
  await fill(await see(element, 'dialog'), { payeeName: realName })
  await press(await see(element, 'dialog'), 'Save')
  await until(() => !one(element, 'dialog'), 'the name is set')
  await press(element, 'Set transaction password')
  const dialog = await see(element, 'dialog')
  await fill(dialog, { password: goodPassword, newPaymentPassword: secret, confirmPaymentPassword: secret })
  await press(dialog, 'Set transaction password')
  await until(() => !one(element, 'dialog'), 'the password is set')
}

/** Adds an account by the element that lists them, once what it takes is set. */
export async function addAccount(accounts: Element): Promise<void> {
  await until(() => button(accounts, 'Add account'), 'an account can be added')
  await press(accounts, 'Add account')
  const list = (await see(accounts, 'select[name=providerId]')) as HTMLSelectElement
  list.value = [...list.options].find(({ value }) => value)?.value ?? ''
  list.dispatchEvent(new Event('change', { bubbles: true }))
  await fill(accounts, { number: iban, paymentPassword: secret })
  await press(await see(accounts, 'form'), 'Add account')
  await until(() => accounts.shadowRoot?.textContent?.includes('The account was added.'), 'it is added')
}
