// What session recorders and tag managers put around the functions of a page.
const around = (holder, name, seen) => {
  const own = holder[name]
  holder[name] = function (...values) {
    seen?.(...values)
    return own.apply(this, values)
  }
}
const heard = (globalThis.heard = [])
const { fetch } = globalThis
globalThis.fetch = async (...values) => {
  const response = await fetch(...values)
  await response.clone().text()
  return response
}
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent']) around(EventTarget.prototype, name)
for (const name of ['pushState', 'replaceState']) around(history, name)
for (const name of ['error', 'warn', 'info', 'log']) around(console, name)
around(Element.prototype, 'attachShadow')
around(customElements, 'define', tag => heard.push(tag))
around(globalThis, 'setTimeout')
around(globalThis, 'requestAnimationFrame')
around(XMLHttpRequest.prototype, 'open')
