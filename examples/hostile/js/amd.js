// RequireJS and CommonJS shims: scripts that look for them put their names there, and nowhere else.
globalThis.exports = {}
globalThis.module = { exports: globalThis.exports }
globalThis.require = name => {
  throw new Error(`There is no module ${name}`)
}
globalThis.define = () => {
  throw new Error('Mismatched anonymous define()')
}
globalThis.define.amd = {}
globalThis.process = { env: {} }
globalThis.global = globalThis
