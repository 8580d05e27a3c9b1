import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'rollup'
import { fetched, languages, read, textKeys } from '../../packages/elements/src/locales/on-disk.ts'
import { groupFor } from '../lib/texts.ts'

const folder = join(import.meta.dirname, '../../packages/elements/src/locales')
const own = join(folder, 'built.js')
const ofLoader = '\0loader-texts'
const ofEnglish = '\0loader-english'
const ofKeys = '\0text-keys'
const virtual: Readonly<Record<string, string>> = {
  'baize:texts': own,
  'baize:loader-texts': ofLoader,
  'baize:loader-english': ofEnglish,
  'baize:text-keys': ofKeys,
}
const declared = /\/sections\/([\w-]+)\/[\w-]+\/[\w-]+\.element\.ts$/
const files = () =>
  fetched().map(name => ({ name, path: join(folder, `${name}.json`), source: JSON.stringify(read(name)) }))

/** What an element says whose code or texts do not come. */
function loaderTextsOf(language: string): string[] {
  const { loader } = JSON.parse(readFileSync(join(folder, language, 'loader.json'), 'utf8')) as {
    loader: { failed: string; retry: string; unsupported: string }
  }
  return [loader.failed, loader.retry, loader.unsupported]
}

/** Modules that are written from the texts on disk, by name. */
const written: Readonly<Record<string, () => string>> = {
  [ofLoader]: () =>
    `export const texts = ${JSON.stringify(Object.fromEntries(languages().map(each => [each, loaderTextsOf(each)])))}`,
  [ofEnglish]: () => `export const english = ${JSON.stringify(loaderTextsOf('en').slice(0, 2))}`,
  [ofKeys]: textNames,
}

/** Names of what can be said, for pages that have words of their own. */
function textNames(): string {
  return [
    `export const keys = ${JSON.stringify(textKeys().join(' '))}.split(' ')`,
    `export const languages = ${JSON.stringify(languages())}`,
  ].join('\n')
}

/** The group that an element waits for, written into its declaration. */
function withGroup(code: string, id: string) {
  const [, section] = declared.exec(id) ?? []
  const group = section && groupFor(section, join(dirname(id), 'index.ts'))
  return group ? { code: code.replace(/^( +)tag: /m, `$1texts: '${group}',\n$&`), map: null } : null
}

/**
 * Delivers every file of texts that is on disk, without white space, in a folder named for what is
 * in them all; so a page carries no list of files, however many languages there are. Writes into
 * each declaration which group the element waits for.
 */
export const texts = (): Plugin => ({
  name: 'texts',
  resolveId: id => virtual[id] ?? null,
  load(id) {
    if (id !== own) return written[id]?.() ?? null
    const hash = createHash('sha256')
    for (const { name, source } of files()) hash.update(name).update(source)
    const place = `t/${BigInt(`0x${hash.digest('hex')}`)
      .toString(36)
      .slice(0, 8)}`
    for (const { name, path, source } of files()) {
      this.addWatchFile(path)
      this.emitFile({ type: 'asset', fileName: `${place}/${name}.json`, source })
    }
    return [
      `const languages = ${JSON.stringify(languages().join(' '))}.split(' ')`,
      // Chunks lie two folders deep beside that of the texts.
      'export const addressOf = (language, group) => languages.includes(language)',
      `  ? new URL(\`../../${place}/\${language}/\${group}.json\`, import.meta.url) : undefined`,
    ].join('\n')
  },
  transform: withGroup,
})

/**
 * Bytes under which Vite makes an asset an address of the kind `data:`, which the policy of a page
 * would have to allow.
 */
const minAssetBytes = 4096

/** The same for bundlers of others, who find a file by an expression of its own. */
export const textsForBundlers = (): Plugin => ({
  name: 'texts-for-bundlers',
  resolveId: id => virtual[id] ?? null,
  load(id) {
    if (id !== own) return written[id]?.() ?? null
    const lines = files().map(({ name, source }) => {
      const reference = this.emitFile({ type: 'asset', name: delivered(name), source: source.padEnd(minAssetBytes) })
      return `  ${JSON.stringify(name)}: () => import.meta.ROLLUP_FILE_URL_${reference},`
    })
    return [
      `const addresses = {\n${lines.join('\n')}\n}`,
      'export const addressOf = (language, group) => addresses[`${language}/${group}`]?.()',
    ].join('\n')
  },
  transform: withGroup,
  /**
   * Beside the module that names it, so that the address holds wherever the package lies. Bundlers
   * find the file by exactly this expression: inside another call, or without the `./`, webpack and
   * Turbopack take it for something else.
   */
  resolveFileUrl: ({ relativePath }) => `new URL('./${relativePath}', import.meta.url)`,
})

/**
 * Name of the file in the package: `en.json` has the common texts, `account.en.json` those of a
 * group.
 */
function delivered(file: string): string {
  const [language = '', group = ''] = file.split('/')
  return group === 'common' ? `${language}.json` : `${group}.${language}.json`
}

/**
 * Answers `import … from 'baize:text-groups'` with the elements that wait for each group, for what
 * asks for texts before the elements are there.
 *
 * @param elements - tag and entry of each
 */
export const textGroups = (elements: readonly (readonly [tag: string, entry: string])[]): Plugin => ({
  name: 'text-groups',
  resolveId: id => (id === 'baize:text-groups' ? `\0${id}` : null),
  load(id) {
    if (id !== '\0baize:text-groups') return null
    const groups: Record<string, string[]> = {}
    for (const [tag, entry] of elements) {
      const group = groupFor(basename(dirname(dirname(entry))), entry)
      if (group) (groups[group] ??= []).push(tag)
    }
    return `export const groups = ${JSON.stringify(groups)}`
  },
})
