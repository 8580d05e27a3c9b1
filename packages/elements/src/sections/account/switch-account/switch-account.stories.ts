import { html } from 'lit'

export default { component: 'baize-switch-account' }

const stay = () => Promise.resolve()

/** A link of another account, opened by who is logged in. */
export const Question = {
  render: () =>
    html`<baize-switch-account .offer=${{ from: 'ana77', to: 'bruno8', accept: stay }}></baize-switch-account>`,
  parameters: { width: 440 },
}
/** A link that has logged in who opened it, in Spanish and in a sidebar. */
export const Arrived = {
  render: () => html`<baize-switch-account locale="es" .offer=${{ from: '', to: 'bruno8' }}></baize-switch-account>`,
  parameters: { width: 344 },
}
/** With the light colours. */
export const Light = {
  render: () =>
    html`<baize-switch-account
      theme="light"
      .offer=${{ from: 'ana77', to: 'bruno8', accept: stay }}
    ></baize-switch-account>`,
  globals: { theme: 'light' },
  parameters: { width: 440 },
}
