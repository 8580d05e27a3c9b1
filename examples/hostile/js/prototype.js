// What Prototype.js 1.6 and 1.7 change in the language and in the document, written anew from its
// documented behaviour.
{
  const extend = (target, source) => {
    for (const name in source) target[name] = source[name]
    return target
  }
  const listOf = items => {
    if (!items) return []
    if ('toArray' in Object(items)) return items.toArray()
    const list = new Array(items.length || 0)
    for (let place = 0; place < list.length; place++) list[place] = items[place]
    return list
  }
  globalThis.$A = listOf
  globalThis.Prototype = { Version: '1.6.1' }
  Array.from = listOf

  // Objects are listed with what they inherit.
  Object.keys = object => {
    const names = []
    for (const name in object) names.push(name)
    return names
  }
  Object.values = object => Object.keys(object).map(name => object[name])
  Object.extend = extend
  Object.toJSON = value => JSON.stringify(value)

  extend(Array.prototype, {
    each(run) {
      for (let place = 0; place < this.length; place++) run(this[place], place)
      return this
    },
    toArray() {
      return [].concat(this)
    },
    entries() {
      return this.toArray()
    },
    clone() {
      return [].concat(this)
    },
    map(run, context) {
      const results = []
      this.each((value, place) => results.push(run.call(context, value, place)))
      return results
    },
    find(run, context) {
      for (let place = 0; place < this.length; place++) if (run.call(context, this[place], place)) return this[place]
      return undefined
    },
    include(item) {
      return this.indexOf(item) >= 0
    },
    first() {
      return this[0]
    },
    last() {
      return this[this.length - 1]
    },
    size() {
      return this.length
    },
    toJSON() {
      return `[${this.map(item => Object.toJSON(item)).join(', ')}]`
    },
  })
  extend(String.prototype, {
    strip() {
      return this.replace(/^\s+/, '').replace(/\s+$/, '')
    },
    startsWith(text) {
      return this.indexOf(text) === 0
    },
    endsWith(text) {
      const from = this.length - text.length
      return from >= 0 && this.lastIndexOf(text) === from
    },
    toJSON() {
      return `"${this}"`
    },
  })
  Number.prototype.toJSON = function () {
    return isFinite(this) ? this.toString() : 'null'
  }
  Date.prototype.toJSON = function () {
    return `"${this.toISOString()}"`
  }
  extend(Function.prototype, {
    bind(...given) {
      if (given.length < 2 && given[0] === undefined) return this
      const method = this
      const context = given.shift()
      return function (...more) {
        return method.apply(context, given.concat(more))
      }
    },
    defer(...given) {
      return setTimeout(() => this.apply(this, given), 10)
    },
    wrap(wrapper) {
      const method = this
      return function (...given) {
        return wrapper.apply(this, [method.bind(this)].concat(given))
      }
    },
  })

  // Every element gets methods, some of them in place of the browser's.
  extend(HTMLElement.prototype, {
    visible() {
      return this.style.display !== 'none'
    },
    show() {
      this.style.display = ''
      return this
    },
    hide() {
      this.style.display = 'none'
      return this
    },
    toggle() {
      return this[this.visible() ? 'hide' : 'show']()
    },
    remove() {
      this.parentNode.removeChild(this)
      return this
    },
    update(content) {
      this.textContent = content
      return this
    },
    scrollTo() {
      const { left, top } = this.getBoundingClientRect()
      globalThis.scrollTo(left, top)
      return this
    },
    select(selector) {
      return listOf(this.querySelectorAll(selector))
    },
  })
  document.getElementsByClassName = name => listOf(document.querySelectorAll(`.${name}`))
  const Native = globalThis.Element
  globalThis.Element = extend(function (tag) {
    return document.createElement(tag)
  }, {})
  globalThis.Element.prototype = Native.prototype
}
