import ts from 'typescript'

/** Returns a module without the properties that `isDropped` selects. */
export function withoutProperties(
  code: string,
  id: string,
  isDropped: (property: ts.PropertyAssignment) => boolean,
): string {
  const strip: ts.TransformerFactory<ts.SourceFile> = context => file => {
    const visit = (node: ts.Node): ts.Node | undefined =>
      ts.isPropertyAssignment(node) && isDropped(node) ? undefined : ts.visitEachChild(node, visit, context)
    return ts.visitEachChild(file, visit, context)
  }
  const file = ts.createSourceFile(id, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS)
  const { transformed } = ts.transform(file, [strip])
  return ts.createPrinter().printFile(transformed[0] ?? file)
}
