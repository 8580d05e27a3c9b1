import { popups } from '../../packages/contract/src/site-map.ts'
import type { Diagnostics } from '../../packages/elements/src/page.ts'
import type { Declaration } from '../../packages/elements/src/runtime/declare.ts'
import { featureOf } from '../lib/sections.ts'
import { classOf, nameOf } from './describe.ts'
import { typeEntryPoints } from './types/index.ts'
import { sourceOf } from './types/page.ts'

/** The module of a class, in `src` and in `dist/modules`, without its ending. */
export const moduleOf = (declaration: Declaration): string =>
  declaration.tag === 'baize-scope' ? 'scope-element/index' : `${featureOf(declaration.tag).folder}/index`

const lines = (...text: string[]) => `${text.join('\n')}\n`
const note = '// Derived from the declarations of the elements.'
/**
 * Tags that elements of ours put into a page or into themselves: what `baize-open` opens, and
 * elements inside others.
 */
export const nestedTags: ReadonlySet<string> = new Set([
  'baize-popup-host',
  ...Object.values(popups).map(({ tag }) => tag),
  'baize-agent-downlines',
  'baize-agent-register-centre',
  'baize-security-centre',
  'baize-two-factor',
  'baize-personal-profit',
  'baize-referral',
  'baize-transfer-fund',
  'baize-deposit',
  'baize-withdraw',
  'baize-withdraw-confirmation',
  'baize-payout-accounts',
  'baize-bet-history',
  'baize-transactions',
  'baize-bonuses',
  'baize-inbox',
  'baize-banner',
  'baize-customer-service',
  'baize-account-bar',
  'baize-game-menu',
  'baize-game-search',
  'baize-side-menu',
  'baize-language-selector',
])

/** Code that has nested elements fetched when they appear. */
const nested = (declarations: readonly Declaration[]) =>
  lines(
    note,
    "import { defineNested } from './modules/nested.js'",
    '',
    'defineNested({',
    ...declarations
      .filter(({ tag }) => nestedTags.has(tag))
      .map(each => `  '${each.tag}': ['${Object.keys(each.props).join(' ')}', () => import('./${nameOf(each)}.js')],`),
    '})',
  )

/** Code that registers classes which stand in modules `up` from here. */
const registering = (declarations: readonly Declaration[], up: string) =>
  lines(
    note,
    ...(declarations.length === 1 ? [`import '${up}nested.js'`] : []),
    `import { defineAll } from '${up}modules/core.js'`,
    ...declarations.map(each => `import { ${classOf(each)} } from '${up}modules/${moduleOf(each)}.js'`),
    '',
    `defineAll({ ${declarations.map(classOf).join(', ')} })`,
  )
/** Types of a module that only registers: the tags. */
const tagsOnly = (up: string) => lines(note, `import '${up}types/elements.js'`, '', 'export {}')

const classTypes = (declaration: Declaration) => {
  const name = classOf(declaration)
  return lines(
    note,
    `import type { ${name} as Instance } from './types/elements.js'`,
    '',
    `/** ${declaration.summary} */`,
    `export type ${name} = Instance`,
    `export declare const ${name}: { new (): Instance; readonly prototype: Instance; readonly version: string }`,
  )
}

const settingsOf = (flavour: Diagnostics['flavour']) => [
  "import { diagnosticsOf } from './modules/diagnostics.js'",
  "export { configure } from '@baize/client'",
  "export { injectStyles, session } from './modules/core.js'",
  "export { version } from './modules/runtime/version.js'",
  `export const diagnostics = /* @__PURE__ */ diagnosticsOf('${flavour}')`,
]
const settingsTypes = [
  "export { configure } from '@baize/client'",
  "export type { Config } from '@baize/client'",
  "import type { Finding, SessionKind } from '@baize/client'",
  sourceOf('elements/src/visitor.ts', 'Visitor'),
  sourceOf('elements/src/page.ts', 'Diagnostics'),
  '/** Adds a sheet of the host’s to one element of ours. It works under `style-src ’self’`. */',
  'export declare function injectStyles(element: HTMLElement, css: string): Promise<void>',
  '/** Who is there, once that is known. */',
  'export declare function session(): Promise<Visitor>',
  '/** State of Baize on this page for support. No token, no name, nothing of a player. */',
  'export declare function diagnostics(): Diagnostics',
  'export declare const version: string',
]
const classList = (declarations: readonly Declaration[]) =>
  declarations.map(each => `export { ${classOf(each)} } from './${nameOf(each)}.js'`)

/** The entry points over modules that lie beside them. */
const entryPoints = (
  declarations: readonly Declaration[],
  flavour: Diagnostics['flavour'],
): Record<string, string> => ({
  'index.js': lines(note, ...classList(declarations), ...settingsOf(flavour)),
  'index.d.ts': lines(note, ...classList(declarations), ...settingsTypes),
  'define.js': registering(declarations, './'),
  'define.d.ts': tagsOnly('./'),
  ...Object.fromEntries(
    typeEntryPoints.flatMap(entryPoint => [
      [`${entryPoint}.js`, lines(note, 'export {}')],
      [`${entryPoint}.d.ts`, lines(note, `import './types/${entryPoint}.js'`, '', 'export {}')],
    ]),
  ),
  'nested.js': nested(declarations),
  ...Object.fromEntries(
    declarations.flatMap(each => [
      [`${nameOf(each)}.js`, lines(note, `export { ${classOf(each)} } from './modules/${moduleOf(each)}.js'`)],
      [`${nameOf(each)}.d.ts`, classTypes(each)],
      [`${nameOf(each)}/define.js`, registering([each], '../')],
      [`${nameOf(each)}/define.d.ts`, tagsOnly('../')],
    ]),
  ),
})

/** The entry points over the modules on preact; their types are those of the others. */
const onPreact = (files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => !typeEntryPoints.some(entryPoint => path.startsWith(`${entryPoint}.`)))
      .map(([path, text]) => {
        const twin = `${'../'.repeat(path.split('/').length)}${path.replace(/\.d\.ts$/, '.js')}`
        const types = lines(
          note,
          ...(path.endsWith('define.d.ts') ? [`import '${twin}'`, '', 'export {}'] : [`export * from '${twin}'`]),
        )
        return [`light/${path}`, path.endsWith('.d.ts') ? types : text]
      }),
  )

/**
 * The entry points of `@baize/elements`: files of `dist` by path. The modules behind them come from
 * the sources.
 */
export function entryPointFiles(declarations: readonly Declaration[]): Record<string, string> {
  return { ...entryPoints(declarations, 'react'), ...onPreact(entryPoints(declarations, 'lite')) }
}

const conditions = (path: string) => ({ types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` })

/**
 * Entry points of `@baize/elements`, as its package.json lists them. `@baize/source` is for this
 * repository, which runs what is not built; modules that only the build writes have no source.
 */
export const packageFields = (declarations: readonly Declaration[]) => ({
  exports: {
    '.': conditions('index'),
    './define': conditions('define'),
    ...Object.fromEntries(typeEntryPoints.map(entryPoint => [`./${entryPoint}`, conditions(entryPoint)])),
    // Every entry point of an element once more, on preact.
    './light': conditions('light/index'),
    './light/*': conditions('light/*'),
    ...Object.fromEntries(
      declarations.flatMap(each => [
        [`./${nameOf(each)}`, { '@baize/source': `./src/${moduleOf(each)}.ts`, ...conditions(nameOf(each)) }],
        [`./${nameOf(each)}/define`, conditions(`${nameOf(each)}/define`)],
      ]),
    ),
  },
  sideEffects: [
    'define',
    'nested',
    ...declarations.map(each => `${nameOf(each)}/define`),
    'light/define',
    'light/nested',
    'light/*/define',
  ].map(path => `./dist/${path}.js`),
})
