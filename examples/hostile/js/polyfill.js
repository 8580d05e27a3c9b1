// A polyfill of custom elements that a page forces, as frameworks of the first days did: the
// browser itself knows of no element, and gives none of them internals.
{
  const Native = HTMLElement
  const definitions = new Map()
  const waiting = new Map()
  const upgrading = []
  const upgraded = new WeakSet()

  function HTMLElementOfPolyfill() {
    const element = upgrading.at(-1)
    return element ? Object.setPrototypeOf(element, new.target.prototype) : Reflect.construct(Native, [], new.target)
  }
  HTMLElementOfPolyfill.prototype = Native.prototype
  Object.setPrototypeOf(HTMLElementOfPolyfill, Native)
  globalThis.HTMLElement = HTMLElementOfPolyfill

  const connect = element => {
    const definition = definitions.get(element.localName)
    if (!definition || !element.isConnected) return
    if (!upgraded.has(element)) {
      upgraded.add(element)
      upgrading.push(element)
      try {
        new definition()
      } finally {
        upgrading.pop()
      }
      for (const name of definition.observedAttributes ?? [])
        if (element.hasAttribute(name)) element.attributeChangedCallback?.(name, null, element.getAttribute(name))
    }
    element.connectedCallback?.()
  }
  const walk = (root, visit) => {
    for (const element of root.querySelectorAll('*')) {
      visit(element)
      if (element.shadowRoot) walk(element.shadowRoot, visit)
    }
  }
  const observe = root =>
    new MutationObserver(records => {
      for (const { addedNodes, removedNodes } of records) {
        for (const node of addedNodes) if (node.nodeType === 1) [node, ...node.querySelectorAll('*')].forEach(connect)
        for (const node of removedNodes)
          if (node.nodeType === 1)
            for (const element of [node, ...node.querySelectorAll('*')]) element.disconnectedCallback?.()
      }
    }).observe(root, { childList: true, subtree: true })
  observe(document)
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options)
    observe(root)
    return root
  }

  Object.defineProperty(globalThis, 'customElements', {
    value: {
      define(tag, definition) {
        definitions.set(tag, definition)
        walk(document, element => element.localName === tag && connect(element))
        waiting.get(tag)?.resolve(definition)
      },
      get: tag => definitions.get(tag),
      whenDefined(tag) {
        if (definitions.has(tag)) return Promise.resolve(definitions.get(tag))
        if (!waiting.has(tag)) waiting.set(tag, Promise.withResolvers())
        return waiting.get(tag).promise
      },
      upgrade: root => walk(root, connect),
    },
  })
}
