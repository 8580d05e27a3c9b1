import type { Plugin } from 'rollup'
import ts from 'typescript'

/**
 * Cuts from i18next the parts that no page can reach: the client makes one instance, gives it texts and asks for them. Nothing is
 * fetched, found out or written by i18next itself, no text nests another or names a format (a test looks), and nothing is logged.
 */
const spared: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Connector: empty('queueLoad', 'loaded', 'read', 'prepareLoading', 'load', 'reload', 'loadOne', 'saveMissing'),
  Interpolator: { nest: 'return str' },
  ResourceStore: empty(
    ...['removeNamespaces', 'addResource', 'addResources', 'removeResourceBundle', 'getResourceBundle', 'toJSON'],
    'hasLanguageSomeTranslations',
  ),
  // What would be sent on where a text is missing.
  PluralResolver: empty('needsPlural', 'getPluralFormsOfKey', 'getSuffixes'),
  Translator: empty('exists', 'getUsedParamsDetails'),
  I18n: empty(
    ...['use', 'hydrate', 'exists', 'setDefaultNamespace', 'dir', 'cloneInstance', 'toJSON'],
    ...['reloadResources', 'loadNamespaces', 'loadLanguages', 'loadResources'],
    // Whoever asks names the language.
    ...['changeLanguage', 'setResolvedLanguage', 'hasLoadedNamespace'],
  ),
  LanguageUtil: empty('getBestMatchFromCodes'),
  // Nobody listens, and nothing is logged.
  EventEmitter: { ...empty('off', 'emit'), on: 'return this' },
  Logger: { ...empty('init', 'log', 'warn', 'error', 'deprecate', 'once', 'forward', 'clone'), create: 'return this' },
}

/** Conditions and values that no setting of ours makes true: what stands behind them goes. */
const neverTrue: Readonly<Record<string, readonly string[]>> = {
  'Translator.translate': [
    `typeof opt !== 'object' && this.options.overloadTranslationOptionHandler`,
    `typeof keys === 'function'`,
    `typeof k === 'function'`,
    `lng?.toLowerCase() === 'cimode'`,
    // A group of texts is no text: its name is said, as that of a text which is missing.
    'objectNotReturned && this.options.returnedObjectHandler',
    'isObjectHit && !objectNotReturned',
    'handleAsObjectInI18nFormat && isString(joinArrays) && Array.isArray(res)',
    '!objectNotReturned && (usedKey || usedDefault || updateMissing)',
    'usedKey && res === key && this.options.appendNamespaceToMissingKey',
    '(usedKey || usedDefault) && this.options.parseMissingKeyHandler',
    'this.getUsedParamsDetails(opt)',
  ],
  'Translator.extendTranslation': [
    'this.i18nFormat?.parse',
    'opt.interpolation',
    'isString(res) && (opt?.interpolation?.skipOnVariables !== undefined ? opt.interpolation.skipOnVariables : this.options.interpolation.skipOnVariables)',
    'opt.nest !== false',
    'res != null && postProcessorNames?.length && opt.applyPostProcessor !== false',
  ],
  'Translator.resolve': [
    `typeof k === 'function'`,
    'this.i18nFormat?.addLookupKeys',
    '!this.checkedLoadedFor[`${codes[0]}-${ns}`] && this.utils?.hasLoadedNamespace && !this.utils?.hasLoadedNamespace(usedNS)',
  ],
  'Translator.getResource': ['this.i18nFormat?.getResource'],
  'Interpolator.interpolate': [`typeof missingInterpolationHandler === 'function'`],
  'I18n.getFixedT': [
    `typeof opts !== 'object'`,
    'Array.isArray(scopeNs) && !explicitCallNs',
    `typeof o.keyPrefix === 'function'`,
    'o.keyPrefix && Array.isArray(key)',
    `typeof key === 'function'`,
  ],
  'I18n.init': [
    `typeof options === 'function'`,
    'options.defaultNS == null && options.ns',
    'formatter',
    'this.modules.formatter',
    'this.modules.languageDetector',
    'this.modules.i18nFormat',
    'this.options.fallbackLng && !this.services.languageDetector && !this.options.lng',
  ],
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
    let method = ''
    const isNeverTrue = (node: ts.Node): boolean => {
      const text = node.getText()
      if (!neverTrue[method]?.includes(text) || !ts.isExpression(node)) return false
      if (ts.isIdentifier(node) && !ts.isIfStatement(node.parent)) return false
      found.add(`${method} ${text}`)
      return true
    }
    const strip: ts.TransformerFactory<ts.SourceFile> = context => file => {
      const visit = (node: ts.Node): ts.Node => {
        if (isLog(node)) return ts.factory.createEmptyStatement()
        const body = bodyOf(node)
        if (body !== undefined) return left(node as ts.MethodDeclaration, body)
        if (ts.isMethodDeclaration(node) && ts.isClassDeclaration(node.parent))
          method = `${node.parent.name?.text ?? ''}.${node.name.getText()}`
        return isNeverTrue(node) ? ts.factory.createFalse() : ts.visitEachChild(node, visit, context)
      }
      return ts.visitEachChild(file, visit, context)
    }
    const file = ts.createSourceFile(id, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)
    const { transformed } = ts.transform(file, [strip])
    const expected = [
      ...Object.entries(spared).flatMap(([owner, methods]) => Object.keys(methods).map(name => `${owner}.${name}`)),
      ...Object.entries(neverTrue).flatMap(([name, texts]) => texts.map(text => `${name} ${text}`)),
    ]
    const gone = expected.filter(each => !found.has(each))
    if (gone.length) this.error(`i18next has no ${gone.join(', ')} any more: look what can be left out of it now`)
    return { code: ts.createPrinter().printFile(transformed[0] ?? file), map: null }
  },
})
