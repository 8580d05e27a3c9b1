import terser from '@rollup/plugin-terser'

/** Sentences of i18next's debug mode, which nobody can switch on: they are a kilobyte on every page. */
const silent = ['logger', 'services.logger', 'baseLogger'].flatMap(logger =>
  ['log', 'warn', 'error', 'deprecate'].map(method => `this.${logger}.${method}`),
)

export const minify = () =>
  terser({
    ecma: 2022,
    module: true,
    compress: { passes: 3, pure_getters: true, keep_fargs: false, pure_funcs: silent },
    format: { comments: false },
  })
