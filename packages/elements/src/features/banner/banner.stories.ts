import { html } from 'lit'

export default { title: 'Site/Banner', component: 'baize-banner' }

/** The pictures of the home page. */
export const Home = { render: () => html`<baize-banner group="w_home"></baize-banner>` }
/** In a narrow place, one picture at a time. */
export const Narrow = {
  render: () => html`<div style="width: 358px"><baize-banner group="w_home"></baize-banner></div>`,
}
