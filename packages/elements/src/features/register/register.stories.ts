import { html } from 'lit'

export default { title: 'Account/Register', component: 'baize-register' }

/** Two columns, with felt beside them where there is room. */
export const Wide = { render: () => html`<baize-register style="max-width: 944px"></baize-register>` }
/** On an affiliate's page, with their code. */
export const Affiliate = {
  render: () => html`<baize-register affiliate-code="LONGODDS" style="max-width: 344px"></baize-register>`,
}
/** The form in the page's own tree, for every password manager. */
export const LightForm = { render: () => html`<baize-register light-form style="max-width: 440px"></baize-register>` }
