import { join } from 'node:path'
import alias from '@rollup/plugin-alias'
import commonjs from '@rollup/plugin-commonjs'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import { popups, sitePages } from './packages/contract/src/site-map.ts'
import { chunkNames, knownChunks, recordChunks, writeIndex } from './scripts/rollup/chunks.mjs'
import { chunksByUse } from './scripts/rollup/chunks-by-use.ts'
import { compileHint } from './scripts/rollup/compile-hint.ts'
import { declarations } from './scripts/rollup/declarations.ts'
import { entryPoints } from './scripts/rollup/entry-points.ts'
import { featureOf } from './scripts/lib/sections.ts'
import { sourceHash } from './scripts/lib/source-hash.ts'
import { features } from './scripts/rollup/features.mjs'
import { stripI18next } from './scripts/rollup/strip/i18next.ts'
import { icons } from './scripts/rollup/icons.mjs'
import { minify } from './scripts/rollup/minify.mjs'
import { names } from './scripts/rollup/names.ts'
import { stripOfetch } from './scripts/rollup/strip/ofetch.ts'
import { avoidAlteredBuiltins } from './scripts/rollup/avoid-altered-builtins.mjs'
import { stripReactDom } from './scripts/rollup/strip/react-dom.ts'
import { stripR2wc } from './scripts/rollup/strip/r2wc.mjs'
import { shapes } from './scripts/rollup/shapes.ts'
import { endpoints } from './scripts/rollup/endpoints.ts'
import { styles } from './scripts/rollup/styles.mjs'
import { textGroups, texts } from './scripts/rollup/texts.ts'
import { typescript } from './scripts/rollup/typescript.mjs'
import { singleFile } from './scripts/rollup/single-file.mjs'
import { stripZod } from './scripts/rollup/strip/zod.ts'

const workspaces = join(import.meta.dirname, 'packages')
const packages = ['contract', 'client', 'elements'].map(name => join(workspaces, name, 'src'))
const source = join(import.meta.dirname, 'packages/elements/src')
const dir = process.env.BAIZE_OUT ?? 'dist/sdk'
const core = join(source, 'core.ts')
const entryOf = tag => join(source, featureOf(tag).folder, 'index.ts')
const props = await features(source)
const tags = [...props.keys()]
const accounts = join(source, 'sections/account')
export const elements = tags.map(tag => [tag, entryOf(tag)])
/** Which modules and elements decide how code is split into chunks. */
const chunkLayout = {
  packages: workspaces,
  coreModules: [core, join(source, 'element.ts'), join(source, 'scope.ts')],
  callModules: [
    join(import.meta.dirname, 'packages/client/src/calls/caller.ts'),
    join(source, 'ui/theme/background/follow-background.ts'),
  ],
  formTag: 'baize-login',
  firstScreenTags: ['baize-login', 'baize-game-lane', 'baize-winner-board'],
  deferredModules: {
    'baize-login': [join(accounts, 'login/deferred.tsx'), join(accounts, 'shared/auth-layout/AuthArtwork.tsx')],
  },
}

/** The lite flavour is the same source on preact/compat. */
const preact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
}
const flavours = {
  react: { loader: 'baize.js', entries: {} },
  lite: { loader: 'baize.lite.js', entries: preact },
}
const build = sourceHash([
  'packages/{contract,client,elements}/src/**/*.*',
  'rollup.config.mjs',
  'scripts/{rollup,lib}/**/*.*',
  'tsconfig.json',
  'package-lock.json',
]).slice(0, 8)

const extensions = ['.ts', '.tsx', '.mjs', '.js']
const exportConditions = ['@baize/source', 'production', 'browser', 'module', 'import', 'default']
// Comments for other bundlers, and cycles inside zod: nothing that we can fix.
const ignoredWarnings = ['INVALID_ANNOTATION', 'CIRCULAR_DEPENDENCY']
export const onwarn = (warning, warn) => ignoredWarnings.includes(warning.code) || warn(warning)
const plugins = (entries, sources = packages) => [
  alias({
    entries: Object.entries(entries).map(([find, replacement]) => ({ find: new RegExp(`^${find}$`), replacement })),
  }),
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
  stripR2wc(),
  stripReactDom(),
  stripI18next(),
  stripOfetch(),
  stripZod(),
  icons(),
  texts(),
  names(),
  shapes(),
  styles(),
  entryPoints(),
  typescript(sources),
  resolve({ extensions, exportConditions, browser: true }),
  commonjs(),
]
/** The sources of a flavour and the tests that import them, as tests bundle them. */
export const sourcePlugins = (flavour, tests) =>
  plugins(flavours[flavour].entries, [...packages, join(workspaces, 'testing', 'src'), tests])

/**
 * Elements and what they share, with names that match no list of an ad blocker.
 *
 * @param more - elements that no folder has, which a test adds
 */
const chunks = (known, entries, more) => {
  const all = [...elements, ...more.map(({ tag, entry }) => [tag, entry])]
  const tagOf = id => all.find(([, entry]) => entry === id)?.[0]
  return {
    input: [core, ...all.map(([, entry]) => entry)],
    onwarn,
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      declarations(),
      endpoints(),
      ...plugins(entries),
      recordChunks(known, { core, tagOf, packages: workspaces }),
    ],
    output: {
      dir,
      plugins: [avoidAlteredBuiltins(), minify(), compileHint()],
      manualChunks: chunksByUse({ ...chunkLayout, elements: all }),
      ...chunkNames(
        known.folder,
        tagOf,
        all.map(([tag]) => tag),
      ),
      assetFileNames: 't/[name]-[hash][extname]',
    },
  }
}

/** Which file is what, for measuring. */
const index = {}

/**
 * What a flavour knows of its own chunks. Both flavours lie in `c`, each build in a folder of its
 * own.
 */
const nothingKnown = flavour => ({
  flavour,
  folder: `c/${build}${flavour === 'lite' ? 'l' : ''}`,
  core: '',
  elements: {},
  shared: {},
})

/** Elements of popups that have no address, and are no page of the site beside. */
const popupTags = Object.entries(popups)
  .filter(([name, { path }]) => !path && !sitePages.some(({ view }) => view === name))
  .map(([, { tag }]) => tag)

/** Elements that another one leads to. */
const ledTo = ['baize-forgot-password', 'baize-app-download', 'baize-two-factor', 'baize-restricted-page']

/**
 * Whether an element comes when somebody is there already: it is of the sections whose pages a
 * centre shows, of a popup that is opened on a page, or another element leads to it.
 */
const comesLater = tag =>
  ledTo.includes(tag) ||
  popupTags.includes(tag) ||
  (tags.includes(tag) && /\/sections\/(member|agent)\//.test(entryOf(tag)))

const loader = (known, file, more) => ({
  input: join(source, 'loader/loader.ts'),
  onwarn,
  plugins: [
    declarations(),
    knownChunks(known, tag => props.get(tag) ?? more.find(made => made.tag === tag).props, comesLater),
    ...plugins({}),
    writeIndex(index),
  ],
  output: { file: join(dir, file), plugins: [avoidAlteredBuiltins(), minify()] },
})

/** What the loader fetches beside the core: it asks for what a first view waits for. */
const prefetch = (known, more) => ({
  input: join(source, 'prefetch.ts'),
  onwarn,
  plugins: [declarations(), textGroups([...elements, ...more.map(({ tag, entry }) => [tag, entry])]), ...plugins({})],
  output: { dir, entryFileNames: `${known.folder}/early.js`, plugins: [minify()] },
})

const bundles = (flavour, more = []) => {
  const { loader: file, entries } = flavours[flavour]
  const known = (index[flavour] = nothingKnown(flavour))
  return [chunks(known, entries, more), loader(known, file, more), prefetch(known, more)]
}

/**
 * The lite flavour with more elements, to see what a page pays for elements that it does not show.
 */
export const bundlesWith = more => bundles('lite', more)

/** What elements of a flavour are made of, for whoever counts that. */
export const chunksOf = flavour => bundles(flavour)[0]

/** What the document of a frame runs beside the loader. */
const frame = {
  input: join(source, 'isolation/frame-document.ts'),
  onwarn,
  plugins: [declarations(), ...plugins({})],
  output: { file: join(dir, 'frame.js'), plugins: [minify()] },
}

/** Loader, elements and texts in one module, for hosts that allow one file. */
const single = {
  input: join(source, 'loader/loader.ts'),
  onwarn,
  plugins: [
    declarations(),
    endpoints(),
    singleFile(source, tags, entryOf),
    knownChunks(
      { flavour: 'react', folder: '', core: '', elements: Object.fromEntries(tags.map(tag => [tag, []])) },
      tag => props.get(tag),
    ),
    ...plugins({}),
  ],
  output: { file: join(dir, 'baize.all.js'), inlineDynamicImports: true, plugins: [avoidAlteredBuiltins(), minify()] },
}

export default [...bundles('react'), ...bundles('lite'), frame, single]
