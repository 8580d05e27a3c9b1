import { html } from 'lit'

export default { title: 'Site/Notice marquee', component: 'baize-notice-marquee' }

/** The notices of the site. */
export const Notices = { render: () => html`<baize-notice-marquee></baize-notice-marquee>` }
