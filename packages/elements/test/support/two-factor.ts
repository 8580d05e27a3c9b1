import { totp } from '@baize/testing/totp'
import { untilDrawn, type HostWindow } from './host-page.ts'
import { goodPassword } from './own-site.ts'
import { button, fill, one, press, see } from './person.ts'
import { until } from './wait.ts'

/**
 * Switches two-factor on by the element on a page of a member.
 * @returns the secret, whose codes are good from the next step on
 */
export async function switchOn(page: HostWindow): Promise<string> {
  const element = await untilDrawn(page, 'baize-two-factor')
  await until(() => button(element, 'Set up'), 'it is off')
  await press(element, 'Set up')
  await see(element, 'input[name=password]')
  await fill(element, { password: goodPassword })
  await press(element, 'Continue')
  await see(element, '[part=code]')
  const secret = one(element, 'code')?.textContent ?? ''
  await fill(element, { code: await totp(secret) })
  await press(element, 'Turn on')
  await until(() => button(element, 'I have saved them'), 'it is on')
  return secret
}
