import { html } from 'lit'

export default { title: 'Page/Scope', component: 'baize-scope' }

/**
 * The same operator in two languages on one page: each scope has settings of its own, and they
 * share who is logged in.
 */
export const TwoScopes = {
  render: () => html`
    <baize-scope merchant="demo" site-key="pk_demo" locale="en">
      <baize-account-bar></baize-account-bar>
    </baize-scope>
    <baize-scope merchant="demo" site-key="pk_demo" locale="es">
      <baize-account-bar></baize-account-bar>
    </baize-scope>
  `,
}
