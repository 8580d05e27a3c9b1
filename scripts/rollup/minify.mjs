import terser from '@rollup/plugin-terser'

export const minify = () =>
  terser({
    ecma: 2022,
    module: true,
    compress: { passes: 3, pure_getters: true, keep_fargs: false },
    format: { comments: false },
  })
