import { html } from 'lit'

export default { title: 'Games/Game frame', component: 'baize-game-frame' }

/** A slot. Visitors are asked to log in first. */
export const Slot = {
  render: () =>
    html`<baize-game-frame
      vendor="LUMEN"
      game-type="RNG"
      game-code="gem-cascade"
      style="height: 640px"
    ></baize-game-frame>`,
}
