import type { Plugin } from 'rollup'
import ts from 'typescript'

/**
 * Replacements in a file of a library, by the declaration they are in (`name`, `Class` or
 * `Class.method`, '' for statements that declare nothing): a part of the library's text, or its
 * beginning and `…`, and what replaces it. `{…` is a whole body.
 */
export type Parts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Returns what replaces a node, undefined where it stays. */
export type Rule = (node: ts.Node) => string | undefined

interface StripOptions {
  /** The folder of the library whose files are named here. */
  folder: string
  removals: Readonly<Record<string, Parts>>
  everywhere?: Readonly<Record<string, Readonly<Record<string, Rule>>>>
}

/** Replaces parts by nothing. */
export const removeAll = (...parts: string[]): Record<string, string> =>
  Object.fromEntries(parts.map(part => [part, '']))

/** What a rule returns to drop a node under a condition. */
export const dropIf = (is: boolean): string | undefined => (is ? '' : undefined)

const isBody = (node: ts.Node): boolean => ts.isBlock(node) && ts.isFunctionLike(node.parent)

const fits = (node: ts.Node, text: string, part: string): boolean =>
  part === '{…' ? isBody(node) : part.endsWith('…') ? text.startsWith(part.slice(0, -1)) : text === part

/**
 * What a statement declares, by name: bodies of functions, values of constants, classes, and the
 * statement itself where it declares nothing.
 */
function declared(statement: ts.Statement): [name: string, node: ts.Node][] {
  if (ts.isFunctionDeclaration(statement)) return statement.body ? [[statement.name?.text ?? '', statement.body]] : []
  if (ts.isClassDeclaration(statement)) return [[statement.name?.text ?? '', statement]]
  if (!ts.isVariableStatement(statement)) return [['', statement]]
  const { declarations } = statement.declarationList
  return declarations.flatMap(({ name, initializer }) => (initializer ? [[name.getText(), initializer]] : []))
}

/** Who owns what is inside a node: a method owns its own. */
const ownerIn = (owner: string, node: ts.Node): string => {
  if (!ts.isClassDeclaration(node.parent)) return owner
  if (ts.isConstructorDeclaration(node)) return `${owner}.constructor`
  return ts.isMethodDeclaration(node) ? `${owner}.${node.name.getText()}` : owner
}

/** Applies replacements and rules to a file, and returns which of them were found in it. */
function strip(code: string, parts: Parts, rules: Readonly<Record<string, Rule>>): [code: string, found: Set<string>] {
  const found = new Set<string>()
  const pieces: string[] = []
  let at = 0
  const otherOf = (owner: string, node: ts.Node): string | undefined => {
    const text = node.getText().replaceAll(/\s+/g, ' ')
    for (const [part, other] of Object.entries(parts[owner] ?? {}))
      if (fits(node, text, part)) {
        found.add(`${owner} ${part}`)
        return other
      }
    for (const [name, rule] of Object.entries(rules)) {
      const other = rule(node)
      if (other === undefined) continue
      found.add(name)
      return other
    }
    return undefined
  }
  const visit = (owner: string, node: ts.Node): void => {
    const other = otherOf(owner, node)
    if (other === undefined) return ts.forEachChild(node, child => visit(ownerIn(owner, node), child))
    pieces.push(code.slice(at, node.getStart()), other)
    // The comma after a member of a list goes with it.
    at = node.end + (other ? 0 : (/^\s*,/.exec(code.slice(node.end))?.[0].length ?? 0))
  }
  const source = ts.createSourceFile('library.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)
  for (const [owner, node] of source.statements.flatMap(declared)) visit(owner, node)
  return [pieces.join('') + code.slice(at), found]
}

/** Strips a library of unreached code; fails the build where a part or a rule matches nothing. */
export const stripPlugin = (library: string, { folder, removals, everywhere = {} }: StripOptions): Plugin => ({
  name: `strip-${library}`,
  transform(code, id) {
    const file = Object.keys(removals).find(name => id.endsWith(folder + name))
    if (!file) return null
    const [parts, rules] = [removals[file] ?? {}, everywhere[file] ?? {}]
    const [rest, found] = strip(code, parts, rules)
    const expected = Object.entries(parts).flatMap(([owner, texts]) =>
      Object.keys(texts).map(text => `${owner} ${text}`),
    )
    const missing = [...expected, ...Object.keys(rules)].filter(each => !found.has(each))
    if (missing.length)
      this.error(`${library} has no ${missing.join(', ')} any more: look what can be left out of it now`)
    return { code: rest, map: null }
  },
})
