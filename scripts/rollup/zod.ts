import type { Plugin } from 'rollup'
import ts from 'typescript'

/** By what declares it: a part of the library's text, or its beginning and `…`, and what stands in its place. `{…` is a whole body. */
type Parts = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * Parts of zod/mini that no answer reaches, by file. The client reads answers, which are JSON, by `safeParse` of schemas made of `ReplyZod`: nothing
 * waits or is written back, and no schema has settings, words its errors, puts one value in place of another or refuses keys that it does not know.
 * A test reads answers of every call with this and with the whole library.
 */
const spared: Readonly<Record<string, Parts>> = {
  'core/core.js': {
    '': { '(_a = globalThis)…': '' },
    // Without traits, names and hooks, which only `instanceof` and add-ons read.
    $constructor: {
      '{…': `{
        const init = (inst, def) => { inst._zod ??= {}; initializer(inst, def); Object.assign(inst, proto) }
        function _(def) { init(this, def) }
        _.init = init
        return _
      }`,
    },
  },
  'core/errors.js': {
    // What a developer sees of it in the console stays the same.
    $ZodRealError: {
      '$constructor(…':
        '(issues) => Object.assign(new Error(JSON.stringify(issues, null, 2)), { name: "$ZodError", issues })',
    },
  },
  'core/parse.js': {
    _safeParse: {
      'const ctx…': '',
      'failure(…': '{ success: false, error: _Err(result.issues.map(util.finalizeIssue)) }',
    },
  },
  'core/util.js': {
    // No schema words its errors.
    finalizeIssue: { '{…': '{ return { ...iss, path: iss.path ?? [], message: "Invalid input" } }' },
    clone: { '{…': '{ return new inst.constructor(def) }' },
    getEnumValues: { '{…': '{ return entries }' },
  },
  'core/checks.js': {
    $ZodCheckRegex: { '$ZodCheckStringFormat.init(…': '' },
  },
  'core/schemas.js': {
    // Only texts have checks, and these say what is wrong and no more.
    $ZodType: {
      '(inst, def) => {…': `(inst, def) => {
        inst._zod.run = (payload) => {
          inst._zod.parse(payload)
          if (!payload.issues.length) for (const check of def.checks ?? []) check._zod.check(payload)
          return payload
        }
      }`,
      '{ // Wrappers…': '{}',
    },
    $ZodString: none('inst._zod.pattern…', 'if (def.coerce)…'),
    $ZodNumber: none('inst._zod.pattern…', 'if (def.coerce)…'),
    $ZodBoolean: none('inst._zod.pattern…', 'if (def.coerce)…'),
    $ZodEnum: none('inst._zod.values…', 'util.defineLazyInternal(inst, "pattern"…'),
    $ZodLiteral: none('inst._zod.values…', 'util.defineLazyInternal(inst, "pattern"…'),
    $ZodOptional: {
      ...none(
        'util.defineLazyInternal(inst, "optin"…',
        'inst._zod.optout = "optional";',
        'util.defineLazyInternal(inst, "values"…',
        'util.defineLazyInternal(inst, "pattern"…',
      ),
      'if (def.innerType._zod.optin !== "defaulted")…': 'return payload',
      ...none('const result…', 'return handleOptionalResult(payload, result);'),
    },
    $ZodNullable: {
      ...none(
        'util.defineLazyInternal(inst, "optin"…',
        'util.defineLazyInternal(inst, "optout"…',
        'util.defineLazyInternal(inst, "pattern"…',
        'util.defineLazyInternal(inst, "values"…',
      ),
    },
    // What may be missing leaves nothing behind, and no issue.
    handlePropertyResult: {
      ...none('const isOptionalOut…', 'if (!isPresent && isOptionalOut && optin === "optional")…'),
      'optin !== undefined && isOptionalOut && !isPresent': 'false',
      '!isPresent && optin === undefined': 'false',
      'isPresent || (optin === "defaulted" && !isOptionalOut)': 'isPresent',
    },
    $ZodArray: {
      ...none('const memo = core.globalConfig.memoizer;', 'memo?.attach(inst);'),
      'memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length)': 'Array(input.length)',
      ...none(
        'const proms = [];',
        'const abortEarly…',
        'if (abortEarly…',
        'if (proms.length)…',
        'capSize(inst, arraySize);',
      ),
    },
    $ZodObject: {
      ...none(
        'const desc…',
        'const sh =…',
        'if (sh)…',
        'const _normalized…',
        'util.defineLazyInternal(inst, "propValues"…',
        'const catchall…',
        'const memo = core.globalConfig.memoizer;',
        'memo?.attach(inst);',
      ),
      // A schema that holds itself is a getter, which is asked once.
      'value ?? (value = _normalized.value);': 'value ??= { ...def.shape };',
      'memo ? memo.alloc(inst, payload, {}, ctx) : {}': '{}',
      ...none('const proms = [];', 'const shape = value.shape;', 'const abortEarly…', 'let seen…', 'if (abortEarly…'),
      'value.allKeys': 'Object.keys(value)',
      'if (key === "__proto__")…': '',
      'shape[key]': 'value[key]',
      ...none('const optin…', 'const optout…'),
      'handlePropertyResult(r, payload, key, input, optin, optout)': 'handlePropertyResult(r, payload, key, input)',
      'if (!catchall) {…': 'return payload;',
      'return handleCatchall(…': '',
    },
    // Its keys are any texts.
    $ZodRecord: {
      ...none('const memo = core.globalConfig.memoizer;', 'memo?.attach(inst);'),
      'util.isPlainObject(input)': 'util.isObject(input)',
      ...none('const proms = [];', 'const values…'),
      'values && !def.partial': 'false',
      'memo ? memo.alloc(inst, payload, {}, ctx) : {}': '{}',
      'let unrecognized;': '',
      'Reflect.ownKeys(input)': 'Object.keys(input)',
      ...none(
        'if (!Object.prototype.propertyIsEnumerable…',
        'let keyResult…',
        'const checkNumericKey…',
        'if (checkNumericKey)…',
        'if (keyResult.issues.length)…',
        'const outKey…',
        'if (outKey === "__proto__")…',
      ),
      outKey: 'key',
      ...none('if (unrecognized && unrecognized.length > 0)…', 'if (proms.length)…'),
    },
  },
  'core/api.js': { snapshotChecks: { '{…': '{ return def }' } },
  'mini/schemas.js': {
    ZodMiniType: {
      ...none(
        'if (!inst._zod)…',
        'core.$ZodType.init(inst, def);',
        'inst.type = def.type;',
        'get with()…',
        'set with(…',
        'parse(…',
        'parseAsync(…',
      ),
      'parse.safeParse(this, data, params)': 'parse.safeParse(this, data)',
      ...none('safeParseAsync(…', 'brand()…', 'register(…', 'apply(…'),
      'this.clone(…': 'core.clone(this, { ...def, checks: [...(def.checks ?? []), ...checks] })',
      'clone(…': '',
    },
    ZodMiniObject: { 'util.installLazyProp(…': 'inst.shape = def.shape;' },
    ZodMiniEnum: { 'inst.options…': '' },
    _enum: { 'Array.isArray(values) ? …': 'values' },
    record: { 'if (!valueType || !valueType._zod) {…': '' },
  },
}

function none(...parts: string[]): Record<string, string> {
  return Object.fromEntries(parts.map(part => [part, '']))
}

type Rule = (node: ts.Node) => string | undefined

const gone = (node: ts.Node, is: boolean): string | undefined => (is ? '' : undefined)

/** Nothing that an answer is read by is waited for. */
const promise: Rule = node =>
  ts.isBinaryExpression(node) && /^\w+ instanceof Promise$/.test(node.getText()) ? 'false' : undefined

const settings: Rule = node =>
  gone(node, ts.isSpreadAssignment(node) && node.expression.getText() === 'util.normalizeParams(params)')

/** How a value is read is the same for all. */
const context: Rule = node =>
  gone(
    node,
    ts.isCallExpression(node.parent) &&
      node.getText() === 'ctx' &&
      /\._zod\.run$/.test(node.parent.expression.getText()),
  )

/** What zod itself leaves out before anybody sees an issue. */
const hidden: Rule = node =>
  gone(
    node,
    ts.isObjectLiteralElement(node) &&
      ['inst', 'input', 'continue'].includes(node.name?.getText() ?? '') &&
      ts.isObjectLiteralExpression(node.parent) &&
      node.parent.properties.some(each => each.name?.getText() === 'code'),
  )

/** What goes wherever it stands in a file. */
const everywhere: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  'core/parse.js': { promise, context },
  'core/checks.js': { hidden },
  'core/schemas.js': { promise, context, hidden },
  'core/api.js': { settings },
  'mini/schemas.js': { settings },
}

const fits = (text: string, part: string): boolean =>
  part.endsWith('…') ? text.startsWith(part.slice(0, -1)) : text === part

/** What a statement declares, by name: bodies of functions, values of constants, and the statement itself where it declares nothing. */
function declared(statement: ts.Statement): [name: string, node: ts.Node][] {
  if (ts.isFunctionDeclaration(statement)) return statement.body ? [[statement.name?.text ?? '', statement.body]] : []
  if (!ts.isVariableStatement(statement)) return [['', statement]]
  const { declarations } = statement.declarationList
  return declarations.flatMap(({ name, initializer }) => (initializer ? [[name.getText(), initializer]] : []))
}

/** The text of a file without what goes, and which of the parts and rules were found in it. */
function lean(code: string, file: string): [code: string, found: Set<string>] {
  const found = new Set<string>()
  const pieces: string[] = []
  let at = 0
  const otherOf = (owner: string, node: ts.Node): string | undefined => {
    const text = node.getText().replaceAll(/\s+/g, ' ')
    for (const [part, other] of Object.entries(spared[file]?.[owner] ?? {}))
      if (fits(text, part)) {
        found.add(`${owner} ${part}`)
        return other
      }
    for (const [name, rule] of Object.entries(everywhere[file] ?? {})) {
      const other = rule(node)
      if (other === undefined) continue
      found.add(name)
      return other
    }
    return undefined
  }
  const visit = (owner: string, node: ts.Node): void => {
    const other = otherOf(owner, node)
    if (other === undefined) return ts.forEachChild(node, child => visit(owner, child))
    pieces.push(code.slice(at, node.getStart()), other)
    // The comma after a member of a list goes with it.
    at = node.end + (other ? 0 : (/^\s*,/.exec(code.slice(node.end))?.[0].length ?? 0))
  }
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)
  for (const [owner, node] of source.statements.flatMap(declared)) visit(owner, node)
  return [pieces.join('') + code.slice(at), found]
}

const expected = (file: string): string[] => [
  ...Object.entries(spared[file] ?? {}).flatMap(([owner, parts]) => Object.keys(parts).map(part => `${owner} ${part}`)),
  ...Object.keys(everywhere[file] ?? {}),
]

/** zod as far as answers are read with it: three quarters of it go. */
export const leanZod = (): Plugin => ({
  name: 'lean-zod',
  transform(code, id) {
    const file = Object.keys(spared).find(name => id.endsWith(`/zod/v4/${name}`))
    if (!file) return null
    const [rest, found] = lean(code, file)
    const missing = expected(file).filter(each => !found.has(each))
    if (missing.length) this.error(`zod has no ${missing.join(', ')} any more: look what can be left out of it now`)
    return { code: rest, map: null }
  },
})
