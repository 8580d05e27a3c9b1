import { html } from 'lit'

export default { component: 'baize-agent-centre' }

/** A guest sees the menu, and is asked to log in by whatever is chosen. */
export const Wide = {}
/** With a logo of the page's over the menu. */
export const WithLogo = { render: () => html`<baize-agent-centre><b slot="logo">Northbank</b></baize-agent-centre>` }
/** On a phone the menu is a list to choose from. */
export const Narrow = { args: { page: 'downlineManagmentView' }, parameters: { width: 390 } }
/** With the light colours, in Spanish. */
export const Light = { args: { theme: 'light', locale: 'es' }, globals: { theme: 'light' } }
