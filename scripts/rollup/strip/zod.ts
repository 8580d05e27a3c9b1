import type { Plugin } from 'rollup'
import ts from 'typescript'
import { dropIf, stripPlugin, removeAll, type Parts, type Rule } from './strip.ts'

/**
 * Parts of zod/mini that no answer reaches, by file. The client reads answers, which are JSON, by
 * `safeParse` of schemas made of `ReplyZod`: nothing waits or is written back, and no schema has
 * settings, words its errors, puts one value in place of another or refuses keys that it does not
 * know. A test reads answers of every call with this and with the whole library.
 */
const removals: Readonly<Record<string, Parts>> = {
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
    // What a developer sees of it in the console stays the same, and is still put into words only
    // then.
    $ZodRealError: {
      '$constructor(…': `(issues) => Object.defineProperty(
        Object.assign(new Error(), { name: "$ZodError", issues }),
        "message",
        { get: () => JSON.stringify(issues, null, 2), configurable: true, enumerable: true },
      )`,
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
    $ZodString: removeAll('inst._zod.pattern…', 'if (def.coerce)…'),
    $ZodNumber: removeAll('inst._zod.pattern…', 'if (def.coerce)…'),
    $ZodBoolean: removeAll('inst._zod.pattern…', 'if (def.coerce)…'),
    $ZodEnum: removeAll('inst._zod.values…', 'util.defineLazyInternal(inst, "pattern"…'),
    $ZodLiteral: removeAll('inst._zod.values…', 'util.defineLazyInternal(inst, "pattern"…'),
    $ZodOptional: {
      ...removeAll(
        'util.defineLazyInternal(inst, "optin"…',
        'inst._zod.optout = "optional";',
        'util.defineLazyInternal(inst, "values"…',
        'util.defineLazyInternal(inst, "pattern"…',
      ),
      'if (def.innerType._zod.optin !== "defaulted")…': 'return payload',
      ...removeAll('const result…', 'return handleOptionalResult(payload, result);'),
    },
    $ZodNullable: {
      ...removeAll(
        'util.defineLazyInternal(inst, "optin"…',
        'util.defineLazyInternal(inst, "optout"…',
        'util.defineLazyInternal(inst, "pattern"…',
        'util.defineLazyInternal(inst, "values"…',
      ),
    },
    // What may be missing leaves nothing behind, and no issue.
    handlePropertyResult: {
      ...removeAll('const isOptionalOut…', 'if (!isPresent && isOptionalOut && optin === "optional")…'),
      'optin !== undefined && isOptionalOut && !isPresent': 'false',
      '!isPresent && optin === undefined': 'false',
      'isPresent || (optin === "defaulted" && !isOptionalOut)': 'isPresent',
    },
    $ZodArray: {
      ...removeAll('const memo = core.globalConfig.memoizer;', 'memo?.attach(inst);'),
      'memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length)': 'Array(input.length)',
      ...removeAll(
        'const proms = [];',
        'const abortEarly…',
        'if (abortEarly…',
        'if (proms.length)…',
        'capSize(inst, arraySize);',
      ),
    },
    $ZodObject: {
      ...removeAll(
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
      ...removeAll(
        'const proms = [];',
        'const shape = value.shape;',
        'const abortEarly…',
        'let seen…',
        'if (abortEarly…',
      ),
      'value.allKeys': 'Object.keys(value)',
      'if (key === "__proto__")…': '',
      'shape[key]': 'value[key]',
      ...removeAll('const optin…', 'const optout…'),
      'handlePropertyResult(r, payload, key, input, optin, optout)': 'handlePropertyResult(r, payload, key, input)',
      'if (!catchall) {…': 'return payload;',
      'return handleCatchall(…': '',
    },
    // Its keys are any texts.
    $ZodRecord: {
      ...removeAll('const memo = core.globalConfig.memoizer;', 'memo?.attach(inst);'),
      'util.isPlainObject(input)': 'util.isObject(input)',
      ...removeAll('const proms = [];', 'const values…'),
      'values && !def.partial': 'false',
      'memo ? memo.alloc(inst, payload, {}, ctx) : {}': '{}',
      'let unrecognized;': '',
      'Reflect.ownKeys(input)': 'Object.keys(input)',
      ...removeAll(
        'if (!Object.prototype.propertyIsEnumerable…',
        'let keyResult…',
        'const checkNumericKey…',
        'if (checkNumericKey)…',
        'if (keyResult.issues.length)…',
        'const outKey…',
        'if (outKey === "__proto__")…',
      ),
      outKey: 'key',
      ...removeAll('if (unrecognized && unrecognized.length > 0)…', 'if (proms.length)…'),
    },
  },
  'core/api.js': { snapshotChecks: { '{…': '{ return def }' } },
  'mini/schemas.js': {
    ZodMiniType: {
      ...removeAll(
        'if (!inst._zod)…',
        'core.$ZodType.init(inst, def);',
        'inst.type = def.type;',
        'get with()…',
        'set with(…',
        'parse(…',
        'parseAsync(…',
      ),
      'parse.safeParse(this, data, params)': 'parse.safeParse(this, data)',
      ...removeAll('safeParseAsync(…', 'brand()…', 'register(…', 'apply(…'),
      'this.clone(…': 'core.clone(this, { ...def, checks: [...(def.checks ?? []), ...checks] })',
      'clone(…': '',
    },
    ZodMiniObject: { 'util.installLazyProp(…': 'inst.shape = def.shape;' },
    ZodMiniEnum: { 'inst.options…': '' },
    _enum: { 'Array.isArray(values) ? …': 'values' },
    record: { 'if (!valueType || !valueType._zod) {…': '' },
  },
}

/** Nothing that an answer is read by is waited for. */
const promise: Rule = node =>
  ts.isBinaryExpression(node) && /^\w+ instanceof Promise$/.test(node.getText()) ? 'false' : undefined

const settings: Rule = node =>
  dropIf(ts.isSpreadAssignment(node) && node.expression.getText() === 'util.normalizeParams(params)')

/** How a value is read is the same for all. */
const context: Rule = node =>
  dropIf(
    ts.isCallExpression(node.parent) &&
      node.getText() === 'ctx' &&
      /\._zod\.run$/.test(node.parent.expression.getText()),
  )

/** What zod itself leaves out before anybody sees an issue. */
const hidden: Rule = node =>
  dropIf(
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

/** zod as far as answers are read with it: three quarters of it go. */
export const stripZod = (): Plugin => stripPlugin('zod', { folder: '/zod/v4/', removals, everywhere })
