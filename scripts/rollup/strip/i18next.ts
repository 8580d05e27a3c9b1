import type { Plugin } from 'rollup'
import { stripPlugin, removeAll, type Parts } from './strip.ts'

/**
 * What no page reaches of i18next. The client makes one instance with settings that never change,
 * adds texts to it by language and asks for one by its language and key: with what is filled in,
 * `count` for the form of a number, and what is said where there is no text. Languages are
 * canonical tags, and nothing is fetched, found out, logged or told to listeners by i18next itself.
 * No text nests another or names a format (a test looks), nothing filled in is escaped, because
 * elements draw it as text, and no key has a namespace or a context. A test compares what this says
 * with what the whole library does.
 */
const removals: Readonly<Record<string, Parts>> = {
  'i18next.js': {
    baseLogger: { 'new Logger()': 'null' },
    instance: { 'I18n.createInstance()': 'I18n' },
    cleanKey: { "key && key.includes('###')…": 'key' },
    // Two parts, of which the first is there.
    setPath: {
      '{…': `{
        const { obj, k } = getLastOfPath(object, path, Object)
        obj[k] = newValue
      }`,
    },
    // What has been through JSON has no texts that are objects.
    deepExtend: {
      'isString(target[prop]) || …': 'isString(target[prop]) || isString(source[prop])',
      'if (overwrite)…': 'target[prop] = source[prop];',
    },
    ResourceStore: {
      ...removeAll('extends EventEmitter', 'addNamespaces(…', 'removeNamespaces(…', 'addResource(…', 'addResources(…'),
      ...removeAll('removeResourceBundle(…', 'getResourceBundle(…', 'getDataByLanguage(…'),
      ...removeAll('hasLanguageSomeTranslations(…', 'toJSON(…'),
    },
    'ResourceStore.constructor': { '{…': '{ this.data = {} }' },
    'ResourceStore.hasResourceBundle': { 'this.getResource(lng, ns)': 'getPath(this.data, [lng, ns])' },
    'ResourceStore.getResource': {
      ...removeAll('const keySeparator…', 'const ignoreJSONStructure…', 'if (key) {…'),
      'const path…': 'const path = [lng, ns, ...key.split(".")];',
      'result != null || !ignoreJSONStructure || !isString(key)': 'result != null',
      'deepFind(…': 'deepFind(this.data[lng]?.[ns], key)',
    },
    'ResourceStore.addResourceBundle': {
      ...removeAll('assertSeparateArguments(…', 'this.addNamespaces(ns);', 'if (!options.silent)…'),
      'if (!options.skipCopy)…': 'resources = JSON.parse(JSON.stringify(resources));',
    },
    Translator: removeAll(
      ...['extends EventEmitter', 'changeLanguage(…', 'exists(…', 'extractFromKey(…', 'extendTranslation(…'],
      ...['getResource(…', 'getUsedParamsDetails(…', 'static hasDefaultValue(…'],
    ),
    'Translator.constructor': { '{…': '{ Object.assign(this, services) }' },
    'Translator.translate': {
      // A group of texts is no text: what is said is what is said where there is none.
      '{…': `{
        const { res, usedLng } = this.resolve(keys, o)
        const text = res !== undefined && shouldHandleAsObject(res) ? undefined : res
        return {
          res: this.interpolator.interpolate(this.isValidLookup(text) ? text : (o.defaultValue ?? keys), o),
          usedLng,
        }
      }`,
    },
    'Translator.resolve': {
      '{…': `{
        const counts = opt.count !== undefined && !isString(opt.count)
        let found
        let usedLng
        for (const code of this.languageUtils.toResolveHierarchy(opt.lng)) {
          usedLng = code
          const finalKeys = [keys]
          if (counts) {
            const pluralSuffix = this.pluralResolver.getSuffix(code, opt.count)
            finalKeys.unshift(keys + pluralSuffix)
            if (opt.count === 0) finalKeys.unshift(keys + "_zero")
            finalKeys.push(keys + "_other")
          }
          for (const possibleKey of finalKeys) {
            found = this.resourceStore.getResource(code, "translation", possibleKey)
            if (this.isValidLookup(found)) return { res: found, usedLng }
          }
        }
        return { res: found, usedLng }
      }`,
    },
    'Translator.isValidLookup': { 'res !== undefined…': 'res != null && res !== ""' },
    LanguageUtil: removeAll(
      ...['clearCache(…', 'getScriptPartFromCode(…', 'getLanguagePartFromCode(…', 'formatLanguageCode(…'],
      ...['formatUncached(…', 'isSupportedCode(…', 'getBestMatchFromCodes(…', 'getFallbackCodes(…'],
    ),
    'LanguageUtil.constructor': { '{…': '{ this.options = options }' },
    'LanguageUtil.toResolveHierarchy': {
      '{…': `{
        const parts = code.split("-")
        return new Set([code, parts.slice(0, -1).join("-") || code, parts[0], this.options.fallbackLng])
      }`,
    },
    PluralResolver: removeAll('clearCache(…', 'needsPlural(…', 'getPluralFormsOfKey(…', 'getSuffixes(…'),
    'PluralResolver.constructor': { '{…': '{ this.pluralRulesCache = {} }' },
    'PluralResolver.getRule': { '{…': '{ return this.pluralRulesCache[code] ??= new Intl.PluralRules(code) }' },
    'PluralResolver.getSuffix': { '{…': '{ return "_" + this.getRule(code).select(count) }' },
    Interpolator: removeAll('init(…', 'reset(…', 'resetRegExp(…', 'nest(…'),
    'Interpolator.constructor': { '{…': '{}' },
    // A text that lacks what is filled in keeps the place; a format is nobody's, so the value is
    // said as it is.
    'Interpolator.interpolate': {
      '{…': `{
        return isString(str)
          ? str.replace(/{{-?(.+?)}}/g, (match, variable) => {
              const name = variable.trim()
              const value = getPath(data, name.split(",")[0].trim())
              return value === undefined && !Object.hasOwn(data, name) ? match : makeString(value)
            })
          : str
      }`,
    },
    I18n: removeAll(
      ...[
        'extends EventEmitter',
        'use(…',
        'hydrate(…',
        'loadResources(…',
        'reloadResources(…',
        'setResolvedLanguage(…',
      ],
      ...['changeLanguage(…', 'exists(…', 'setDefaultNamespace(…', 'hasLoadedNamespace(…', 'loadNamespaces(…'],
      ...['loadLanguages(…', 'dir(…', 'cloneInstance(…', 'toJSON(…', 't(…'],
    ),
    'I18n.constructor': { '{…': '{}' },
    'I18n.init': {
      '{…': `{
        const resourceStore = new ResourceStore()
        for (const name of ["addResourceBundle", "hasResourceBundle", "getResource"])
          this[name] = (...args) => resourceStore[name](...args)
        this.translator = new Translator({
          resourceStore,
          languageUtils: new LanguageUtil(options),
          pluralResolver: new PluralResolver(),
          interpolator: new Interpolator(),
        })
      }`,
    },
    'I18n.getFixedT': { '{…': '{ return (key, opts) => this.translator.translate(key, { ...opts, lng }) }' },
    'I18n.createInstance': { '{…': '{ return new I18n() }' },
  },
}

/** i18next as far as it is used here. */
export const stripI18next = (): Plugin => stripPlugin('i18next', { folder: '/i18next/dist/esm/', removals })
