import type { Plugin } from 'rollup'

/** Numbers of the errors that react-dom makes while it is loaded. It tells them apart by which object they are, and nobody is shown one. */
const marks = ['519', '460', '474', '542', '461']
const made = /= Error\(formatProdErrorMessage\((\d+)\)\)(?=[,;])/g

/**
 * react-dom without the stacks of the errors that it makes while it is loaded: where a driver or the developer tools watch, a browser reads the whole
 * file once more to say where each was made, 50 ms of a slow phone.
 */
export const leanReactDom = (): Plugin => ({
  name: 'lean-react-dom',
  transform(code, id) {
    if (!/\/react-dom\/cjs\/react-dom-client\.production\.js$/.test(id)) return null
    const found = [...code.matchAll(made)].map(([, number]) => number)
    if (found.join() !== marks.join())
      this.error(`react-dom makes the errors ${found.join()} while it is loaded, and not ${marks.join()}: look at them`)
    const plain = '= Object.create(Error.prototype, { message: { value: formatProdErrorMessage($1) } })'
    return { code: code.replace(made, plain), map: null }
  },
})
