import type { Plugin } from 'rollup'
import ts from 'typescript'

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  verbatimModuleSyntax: true,
  useDefineForClassFields: true,
}

/** Takes the types out, file by file. `npm test` checks them; a build need not do it again. */
export const typescript = (): Plugin => ({
  name: 'typescript',
  transform(code, id) {
    if (!/\.tsx?$/.test(id)) return null
    const { outputText } = ts.transpileModule(code, { compilerOptions, fileName: id })
    return { code: outputText, map: null }
  },
})
