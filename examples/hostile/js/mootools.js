// What MooTools 1.2 to 1.4 change in the language and in the document, written anew from its
// documented behaviour.
{
  const implement = (type, methods) => {
    for (const name in methods) type.prototype[name] = methods[name]
  }
  const isList = item => item != null && typeof item.length === 'number' && typeof item !== 'function'
  globalThis.MooTools = { version: '1.4.5' }
  Array.from = item => {
    if (item == null) return []
    return isList(item) && typeof item !== 'string' ? Array.prototype.slice.call(item) : [item]
  }
  Number.from = item => (isFinite(parseFloat(item)) ? parseFloat(item) : null)
  String.from = item => `${item}`
  Function.from = item => (typeof item === 'function' ? item : () => item)

  implement(Array, {
    each(run, context) {
      this.forEach(run, context)
    },
    clone() {
      return this.slice()
    },
    contains(item) {
      return this.indexOf(item) !== -1
    },
    include(item) {
      if (!this.contains(item)) this.push(item)
      return this
    },
    erase(item) {
      for (let place = this.length; place--;) if (this[place] === item) this.splice(place, 1)
      return this
    },
    empty() {
      this.length = 0
      return this
    },
    clean() {
      return this.filter(item => item != null)
    },
    append(list) {
      this.push(...list)
      return this
    },
    getLast() {
      return this[this.length - 1] ?? null
    },
  })
  implement(String, {
    contains(text) {
      return this.indexOf(text) > -1
    },
    trim() {
      return String(this).replace(/^\s+|\s+$/g, '')
    },
    clean() {
      return String(this).replace(/\s+/g, ' ').trim()
    },
  })
  implement(Function, {
    extend(methods) {
      for (const name in methods) this[name] = methods[name]
      return this
    },
    bind(context, ...given) {
      const run = this
      return function (...more) {
        return run.apply(context, given.concat(more))
      }
    },
    delay(time, context, given) {
      return setTimeout(() => this.apply(context, given ?? []), time)
    },
    attempt() {
      try {
        return this()
      } catch {
        return null
      }
    },
  })
  implement(HTMLElement, {
    set(name, value) {
      this.setAttribute(name, value)
      return this
    },
    get(name) {
      return this.getAttribute(name)
    },
    addClass(name) {
      this.classList.add(name)
      return this
    },
    inject(place) {
      place.appendChild(this)
      return this
    },
    empty() {
      while (this.firstChild) this.removeChild(this.firstChild)
      return this
    },
    destroy() {
      this.remove()
      return null
    },
    match(selector) {
      return this.matches(selector)
    },
  })
  // Two names of the browser become classes of its own.
  const { prototype } = globalThis.Element
  globalThis.Element = function (tag) {
    return document.createElement(tag)
  }
  globalThis.Element.prototype = prototype
  globalThis.Event = function (event) {
    this.event = event
    this.target = event && event.target
  }
}
