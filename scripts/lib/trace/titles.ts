import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

export interface Title {
  file: string
  title: string
  /** Text of the whole call, and of its file. */
  body: string
  source: string
}

const runners = new Set(['it', 'test', 'describe'])
/** A test that does not run proves nothing; a step is no test. */
const idle = new Set(['skip', 'todo', 'fixme', 'step'])

/**
 * The names a call is made by: `test.describe.only('…')` and `it.each(rows)('…')` give `test
 * describe only` and `it each`.
 */
function callee(node: ts.Expression): string[] {
  if (ts.isIdentifier(node)) return [node.text]
  if (ts.isPropertyAccessExpression(node)) return [...callee(node.expression), node.name.text]
  if (ts.isCallExpression(node)) return callee(node.expression)
  return ts.isTaggedTemplateExpression(node) ? callee(node.tag) : []
}

/** The letters of a title that stand there literally. */
function literal(node: ts.Node | undefined): string {
  if (!node) return ''
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node)) return node.head.text + node.templateSpans.map(span => span.literal.text).join('')
  return ts.isBinaryExpression(node) ? literal(node.left) + literal(node.right) : ''
}

/**
 * The titles of all it, test and describe calls of a source that run. Comments and other strings do
 * not count.
 */
export function titlesIn(file: string, source: string): Title[] {
  const found: Title[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [runner = '', ...modes] = callee(node.expression)
      const known = runners.has(runner)
      if (known && modes.some(mode => idle.has(mode))) return
      const title = known ? literal(node.arguments[0]) : ''
      if (title) found.push({ file, title, body: source.slice(node.pos, node.end), source })
    }
    ts.forEachChild(node, visit)
  }
  visit(
    ts.createSourceFile(
      file,
      source,
      ts.ScriptTarget.Latest,
      false,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  )
  return found
}

const places = '{packages,tests,examples}/**/*.{test.ts,test.tsx,spec.ts,e2e.ts}'

/** The titles of all test files of the repository, whichever runner they belong to. */
export const readTitles = (root: string): Title[] =>
  globSync(places, { cwd: root, exclude: name => /(^|\/)(node_modules|dist)$/.test(name) })
    .sort()
    .flatMap(file => titlesIn(file, readFileSync(join(root, file), 'utf8')))
