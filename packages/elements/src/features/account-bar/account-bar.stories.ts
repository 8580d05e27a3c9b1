import { html } from 'lit'

export default { title: 'Account/Account bar', component: 'baize-account-bar' }

/** A guest sees the ways in; after a login the balance, the name and the way out. */
export const Wide = { render: () => html`<baize-account-bar></baize-account-bar>` }
/** In the bar of a phone. */
export const Narrow = { render: () => html`<baize-account-bar style="max-width: 320px"></baize-account-bar>` }
