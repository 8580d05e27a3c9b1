// Somebody has made an element of that name before.
customElements.define(
  'baize-game-list',
  class extends HTMLElement {
    connectedCallback() {
      this.textContent = 'Our own list'
    }
  },
)
