import { html } from 'lit'

export default { component: 'baize-header' }

/** With a sign of the site’s own. */
export const Wide = {
  parameters: { width: 1280 },
  render: () => html`<baize-header current="/rng"><strong slot="logo">My site</strong></baize-header>`,
}
/** On a phone. */
export const Narrow = {
  parameters: { width: 390 },
  render: () => html`<baize-header current="/"><strong slot="logo">My site</strong></baize-header>`,
}
