import { html } from 'lit'

export default { component: 'baize-second-verification' }

const methods = [
  { method: 'sms', target: '+34 ••• ••• 001' },
  { method: 'email', target: 'd•••@baize.example' },
  { method: 'bank', target: '' },
  { method: 'totp', target: '' },
]
const asked = (...names: string[]) => ({
  challengeId: 'of-a-story',
  methods: methods.filter(({ method }) => !names.length || names.includes(method)),
})
const draw = (challenge: object, theme = 'dark') =>
  html`<baize-second-verification theme=${theme} .challenge=${challenge}></baize-second-verification>`

/** All that an account can have. */
export const Methods = { render: () => draw(asked()), parameters: { width: 440 } }
/** The only method, and nothing to send: the answer is asked for at once. */
export const BankName = { render: () => draw(asked('bank')), parameters: { width: 440 } }
/** The code of an authenticator, in a sidebar. */
export const Authenticator = { render: () => draw(asked('totp')), parameters: { width: 344 } }
/** With the light colours. */
export const Light = {
  render: () => draw(asked(), 'light'),
  globals: { theme: 'light' },
  parameters: { width: 440 },
}
/** No login waits. */
export const Ended = { parameters: { width: 440 } }
