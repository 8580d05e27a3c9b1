// Part of `npm test -- lint`: every name that an .mjs file of ours imports from another file of
// ours is exported there. TypeScript sees all others.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { root } from '../prepare.mjs'

const parse = (file: string) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)

const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap(element => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)))

function exportedBy(statement: ts.Statement, file: string): string[] {
  if (ts.isExportAssignment(statement)) return ['default']
  if (ts.isExportDeclaration(statement)) {
    if (statement.exportClause && ts.isNamedExports(statement.exportClause))
      return statement.exportClause.elements.map(({ name }) => name.text)
    if (statement.exportClause) return [statement.exportClause.name.text]
    return exportsOf(join(dirname(file), (statement.moduleSpecifier as ts.StringLiteral).text))
  }
  const words = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
  if (!words.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
  if (words.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return ['default']
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name))
  return ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) ? [statement.name?.text ?? ''] : []
}
const exportsOf = (file: string): string[] => parse(file).statements.flatMap(statement => exportedBy(statement, file))

/**
 * Names that an import takes: of a statement, of `export … from`, and of `(await import('…')).name`
 * or `const { name } = await import('…')`.
 */
function importOf(node: ts.Node): { from: ts.Expression | undefined; names: string[] } | undefined {
  if (ts.isImportDeclaration(node)) {
    const { name, namedBindings } = node.importClause ?? {}
    const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : []
    const names = named.map(each => (each.propertyName ?? each.name).text)
    return { from: node.moduleSpecifier, names: name ? ['default', ...names] : names }
  }
  if (ts.isExportDeclaration(node)) {
    const named = node.exportClause && ts.isNamedExports(node.exportClause) ? node.exportClause.elements : []
    return { from: node.moduleSpecifier, names: named.map(each => (each.propertyName ?? each.name).text) }
  }
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return undefined
  const from = node.arguments[0]
  const user = ts.isParenthesizedExpression(node.parent.parent) ? node.parent.parent.parent : node.parent.parent
  if (ts.isPropertyAccessExpression(user)) return { from, names: [user.name.text] }
  if (!ts.isVariableDeclaration(user) || !ts.isObjectBindingPattern(user.name)) return { from, names: [] }
  const names = user.name.elements.map(({ propertyName, name }) => (propertyName ?? name).getText())
  return { from, names }
}

function faultsOf(file: string): string[] {
  const faults: string[] = []
  const visit = (node: ts.Node) => {
    const { from, names = [] } = importOf(node) ?? {}
    if (from && ts.isStringLiteral(from) && from.text.startsWith('.')) {
      const target = join(dirname(file), from.text)
      const there = existsSync(target) ? exportsOf(target) : null
      const place = `${relative(root, file)}: ${from.text}`
      if (!there) faults.push(`${place} is not there`)
      else faults.push(...names.filter(name => !there.includes(name)).map(name => `${place} exports no ${name}`))
    }
    ts.forEachChild(node, visit)
  }
  visit(parse(file))
  const types = file.replace(/\.mjs$/, '.d.mts')
  if (existsSync(types)) {
    const there = exportsOf(file)
    const missing = exportsOf(types).filter(name => !there.includes(name))
    faults.push(...missing.map(name => `${relative(root, types)} declares ${name}, which its module does not export`))
  }
  return faults
}

const words = ['ls-files', '--cached', '--others', '--exclude-standard', '*.mjs']
const files = execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const faults = files
  .map(file => join(root, file))
  .filter(existsSync)
  .flatMap(faultsOf)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length ? 1 : 0
