import { html } from 'lit'

export default { title: 'Games/Winner board', component: 'baize-winner-board' }

/** Both lists side by side. */
export const Both = { render: () => html`<baize-winner-board></baize-winner-board>` }
/** The latest wins in a sidebar. */
export const Latest = {
  render: () => html`<div style="width: 344px"><baize-winner-board view="latest" limit="5"></baize-winner-board></div>`,
}
/** The biggest wins of the week. */
export const Biggest = { render: () => html`<baize-winner-board view="biggest"></baize-winner-board>` }
