import { html } from 'lit'

export default { title: 'Games/Game lane', component: 'baize-game-lane' }

/** Slots, two rows to a slide. */
export const Slots = { render: () => html`<baize-game-lane category="RNG"></baize-game-lane>` }
/** The most played games of all kinds. */
export const Hot = { render: () => html`<baize-game-lane filter="HOT"></baize-game-lane>` }
/** Live tables, wide, of vendors under maintenance. */
export const Live = { render: () => html`<baize-game-lane category="LIVE"></baize-game-lane>` }
/** In a sidebar of 344 px. */
export const Narrow = {
  render: () => html`<div style="width: 344px"><baize-game-lane category="RNG" rows="1"></baize-game-lane></div>`,
}
