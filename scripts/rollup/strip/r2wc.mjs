const whole = /import (\w+) from "react";/

/**
 * r2wc takes the whole of React to call one function; on preact/compat that is a kilobyte of names
 * nobody asks for.
 */
export const stripR2wc = () => ({
  name: 'strip-r2wc',
  transform(code, id) {
    if (!id.includes('@r2wc/react-to-web-component')) return null
    if (!whole.test(code)) this.error('r2wc imports React in another way now: look whether this step is still of use')
    return {
      code: code.replace(whole, 'import { createElement } from "react"; const $1 = { createElement };'),
      map: null,
    }
  },
})
