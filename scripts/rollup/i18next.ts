import type { Plugin } from 'rollup'
import ts from 'typescript'

/**
 * Cuts from i18next the parts that no page can reach: the client makes one instance, gives it texts and asks for them. Nothing is
 * fetched, found out or written by i18next itself, no text nests another or names a format (a test looks), and nothing is logged.
 */
const spared: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Connector: empty('queueLoad', 'loaded', 'read', 'prepareLoading', 'load', 'reload', 'loadOne', 'saveMissing'),
  Formatter: { ...empty('init', 'add', 'addCached'), format: 'return value' },
  Interpolator: { nest: 'return str' },
  I18n: empty(
    ...['use', 'hydrate', 'exists', 'setDefaultNamespace', 'dir', 'cloneInstance', 'toJSON'],
    ...['reloadResources', 'loadNamespaces', 'loadLanguages'],
  ),
}

function empty(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map(name => [name, '']))
}

/** `….logger.warn(…)` and its like; such a statement answers nobody. */
const isLog = (node: ts.Node): boolean =>
  ts.isExpressionStatement(node) && /^[\w.]+\.logger\.(log|warn|error|once|deprecate)\(/.test(node.getText())

/** A method with another body. */
const left = (method: ts.MethodDeclaration, body: string): ts.MethodDeclaration => {
  const { statements } = ts.createSourceFile('body.js', body, ts.ScriptTarget.Latest)
  const { modifiers, asteriskToken, name, questionToken, typeParameters, parameters, type } = method
  const block = ts.factory.createBlock(statements)
  const rest = [modifiers, asteriskToken, name, questionToken, typeParameters, parameters, type, block] as const
  return ts.factory.updateMethodDeclaration(method, ...rest)
}

/** i18next as far as it is used here: about a fifth of it goes. */
export const leanI18next = (): Plugin => ({
  name: 'lean-i18next',
  transform(code, id) {
    if (!id.endsWith('i18next/dist/esm/i18next.js')) return null
    const found = new Set<string>()
    const bodyOf = (node: ts.Node): string | undefined => {
      if (!ts.isMethodDeclaration(node) || !ts.isClassDeclaration(node.parent)) return undefined
      const [owner, name] = [node.parent.name?.text ?? '', node.name.getText()]
      found.add(`${owner}.${name}`)
      return spared[owner]?.[name]
    }
    const strip: ts.TransformerFactory<ts.SourceFile> = context => file => {
      const visit = (node: ts.Node): ts.Node => {
        if (isLog(node)) return ts.factory.createEmptyStatement()
        const body = bodyOf(node)
        return body === undefined ? ts.visitEachChild(node, visit, context) : left(node as ts.MethodDeclaration, body)
      }
      return ts.visitEachChild(file, visit, context)
    }
    const file = ts.createSourceFile(id, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)
    const { transformed } = ts.transform(file, [strip])
    const gone = Object.entries(spared).flatMap(([owner, methods]) =>
      Object.keys(methods)
        .map(name => `${owner}.${name}`)
        .filter(name => !found.has(name)),
    )
    if (gone.length) this.error(`i18next has no ${gone.join(', ')} any more: look what can be left out of it now`)
    return { code: ts.createPrinter().printFile(transformed[0] ?? file), map: null }
  },
})
