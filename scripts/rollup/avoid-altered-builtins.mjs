/** All syntax below a node. */
function* below(node) {
  for (const value of Object.values(node).flat()) if (value?.type) yield* [value, ...below(value)]
}

const isArrayFrom = ({ callee, arguments: given }) =>
  callee.type === 'MemberExpression' &&
  callee.object.name === 'Array' &&
  callee.property.name === 'from' &&
  given.length === 1 &&
  given[0].type !== 'SpreadElement'

/** Whether the body of a loop checks each key by `hasOwnProperty` itself, as React's do. */
const checksOwnKeys = ({ type, name }, body, code) =>
  type === 'Identifier' &&
  new RegExp(`^[{\\s]*(?:if ?\\()?!?${name}\\.hasOwnProperty\\(`).test(code.slice(body.start, body.end))

/**
 * What is written in place of what, by kind of syntax: `[from, to, text]`. The expression between
 * two changes stays as it is.
 */
const changes = {
  // Null and undefined have no keys, either.
  ForInStatement: ({ left, right, body }, code) =>
    checksOwnKeys(right, body, code)
      ? []
      : [
          [left.end, right.start, ' of Object.keys(('],
          [right.end, body.start, ')??{}))'],
        ],
  CallExpression: call =>
    isArrayFrom(call)
      ? [
          [call.start, call.arguments[0].start, '[...('],
          [call.arguments[0].end, call.end, ')]'],
        ]
      : [],
}

/**
 * Lets what is bundled run on pages whose scripts have altered the built-ins. Every `for … in` goes
 * over own keys: zod, i18next and Preact would take what old scripts add to `Object.prototype` for
 * a field, a text or an attribute. A list is spread where it was copied by `Array.from`, which is
 * another function on pages with Prototype.js or MooTools.
 */
export const avoidAlteredBuiltins = () => ({
  name: 'avoid-altered-builtins',
  renderChunk(code) {
    let text = code
    const replacements = [...below(this.parse(code))].flatMap(node => changes[node.type]?.(node, code) ?? [])
    // The last first, so that what is before it keeps its place.
    for (const [from, to, instead] of replacements.toSorted(([one], [other]) => other - one))
      text = text.slice(0, from) + instead + text.slice(to)
    return { code: text, map: null }
  },
})
