import { answering, siteWith } from '../../../../../../.storybook/answering.ts'

export default { component: 'baize-login' }

const countries = [
  { countryCode: 'ES', countryDialingCode: '34', min: 9, max: 9 },
  { countryCode: 'GB', countryDialingCode: '44', min: 10, max: 10 },
  { countryCode: 'VN', countryDialingCode: '84', min: 9, max: 9 },
]
const everyWay = siteWith({
  countries,
  smsLoginEnabled: true,
  firebase: { enabled: true, channels: ['google', 'facebook'] },
})
const codeSent = { ...everyWay, '/verification/sms/noLogin': () => ({ expiredMinutes: 1 }) }

interface Playing {
  canvasElement: HTMLElement
}
/** Waits for something in the element. */
async function seen<E extends Element>({ canvasElement }: Playing, selector: string): Promise<E> {
  for (;;) {
    const found = canvasElement.querySelector('baize-login')?.shadowRoot?.querySelector<E>(selector)
    if (found) return found
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
const press = async (playing: Playing, selector: string) => (await seen<HTMLElement>(playing, selector)).click()
const smsTab = (playing: Playing) => press(playing, '[role=tab]:nth-child(2)')

/** As wide as its place: the form alone in a column, felt beside it where there is room. */
export const Wide = { parameters: { width: 760 } }
/** In a sidebar. */
export const Narrow = { parameters: { width: 344 } }
/** Sent while it is empty. */
export const Missing = { parameters: { width: 440 }, play: (playing: Playing) => press(playing, '[type=submit]') }
/** On a site with every way in: tabs, and buttons of accounts elsewhere. */
export const EveryWay = { parameters: { width: 760 }, render: answering('baize-login', everyWay) }
/** By text message. */
export const Sms = { parameters: { width: 440 }, render: answering('baize-login', everyWay), play: smsTab }
/** A code was sent; the next one has to wait. */
export const CodeSent = {
  parameters: { width: 440 },
  render: answering('baize-login', codeSent),
  async play(playing: Playing) {
    await smsTab(playing)
    ;(await seen<HTMLInputElement>(playing, '[name=mobileNum]')).value = '612 345 678'
    await press(playing, '.sms .field-button')
  },
}
/** For agents: no way to register, no trial, nothing remembered. */
export const Agent = { args: { side: 'agent' }, parameters: { width: 440 } }
/** With the light colours. */
export const Light = { args: { theme: 'light' }, globals: { theme: 'light' }, parameters: { width: 440 } }
/** In Spanish, whatever the page speaks. */
export const Spanish = { args: { locale: 'es' }, parameters: { width: 440 } }
/** The form in the page's own tree, for every password manager. */
export const LightForm = { args: { 'light-form': true }, parameters: { width: 440 } }
/** Under a heading of the host's. */
export const WithoutHeading = { args: { 'without-heading': true }, parameters: { width: 440 } }
