// A part of the page in a shadow root, as design systems make them; its root is open.
customElements.define(
  'their-card',
  class extends HTMLElement {
    constructor() {
      super()
      const root = this.attachShadow({ mode: 'open' })
      const section = document.createElement('section')
      for (const [tag, attributes] of [
        ['baize-account-bar', {}],
        ['baize-login', {}],
        ['baize-game-lane', { category: 'RNG', rows: '1', limit: '6' }],
      ]) {
        const element = document.createElement(tag)
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
        section.append(element)
      }
      root.append(section)
    }
  },
)
