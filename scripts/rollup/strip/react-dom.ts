import type { Plugin } from 'rollup'

/**
 * Codes of the errors that react-dom makes while it is loaded. It tells them apart by which object
 * they are, and nobody is shown one.
 */
const errorCodes = ['519', '460', '474', '542', '461']
const errorCreation = /= Error\(formatProdErrorMessage\((\d+)\)\)(?=[,;])/g

/**
 * react-dom without the stacks of the errors that it makes while it is loaded: where a driver or
 * the developer tools watch, a browser reads the whole file once more to say where each was made,
 * 50 ms of a slow phone.
 */
export const stripReactDom = (): Plugin => ({
  name: 'strip-react-dom',
  transform(code, id) {
    if (!/\/react-dom\/cjs\/react-dom-client\.production\.js$/.test(id)) return null
    const found = [...code.matchAll(errorCreation)].map(([, number]) => number)
    if (found.join() !== errorCodes.join())
      this.error(
        `react-dom makes the errors ${found.join()} while it is loaded, and not ${errorCodes.join()}: look at them`,
      )
    const plain = '= Object.create(Error.prototype, { message: { value: formatProdErrorMessage($1) } })'
    return { code: code.replace(errorCreation, plain), map: null }
  },
})
