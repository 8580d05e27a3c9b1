import type { Plugin } from 'rollup'
import ts from 'typescript'

/** What a declaration says to people and tools; the browser needs none of it. */
const forReaders = ['summary', 'doc', 'since', 'status', 'detail', 'slots', 'parts', 'vars', 'states', 'csp']

/** Whether it declares a property of the element, which may have any of these names. */
const isProp = ({ parent }: ts.PropertyAssignment): boolean =>
  ts.isPropertyAssignment(parent.parent) && parent.parent.name.getText() === 'props'

const strip: ts.TransformerFactory<ts.SourceFile> = context => file => {
  const visit = (node: ts.Node): ts.Node | undefined => {
    if (ts.isPropertyAssignment(node) && forReaders.includes(node.name.getText()) && !isProp(node)) return undefined
    return ts.visitEachChild(node, visit, context)
  }
  return ts.visitEachChild(file, visit, context)
}

/** Leaves in a declaration only what the runtime reads, for pages that pay by the byte. */
export const declarations = (): Plugin => ({
  name: 'declarations',
  transform(code, id) {
    if (!/\.element\.ts$|runtime\/declare\.ts$/.test(id)) return null
    const file = ts.createSourceFile(id, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS)
    const { transformed } = ts.transform(file, [strip])
    return { code: ts.createPrinter().printFile(transformed[0] ?? file), map: null }
  },
})
