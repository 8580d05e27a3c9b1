import { html } from 'lit'

export default { title: 'Account/Login', component: 'baize-login' }

/** As wide as its place: the form alone in a column, felt beside it where there is room. */
export const Wide = { render: () => html`<baize-login style="max-width: 760px"></baize-login>` }
/** In a sidebar. */
export const Narrow = { render: () => html`<baize-login style="max-width: 344px"></baize-login>` }
/** For agents: no way to register, no trial. */
export const Agent = { render: () => html`<baize-login side="agent" style="max-width: 440px"></baize-login>` }
/** The form in the page's own tree, for every password manager. */
export const LightForm = { render: () => html`<baize-login light-form style="max-width: 440px"></baize-login>` }
/** Under a heading of the host's. */
export const WithoutHeading = {
  render: () => html`<baize-login without-heading style="max-width: 440px"></baize-login>`,
}
