import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'rollup'
import { names } from '../../packages/elements/src/locales/on-disk.ts'
import { groupFor } from '../lib/texts.ts'

const folder = join(import.meta.dirname, '../../packages/elements/src/locales')
const name = 'baize:texts'
const own = join(folder, 'addresses.js')
const declared = /\/sections\/([\w-]+)\/[\w-]+\/[\w-]+\.element\.ts$/

/** Name of the file as it is delivered: `en.json` has the common texts, `account.en.json` those of a group. */
const delivered = (file: string) => {
  const [language = '', group = ''] = file.split('/')
  return group === 'common' ? `${language}.json` : `${group}.${language}.json`
}

/**
 * Delivers every file of texts that is on disk, without white space, and says where it lies; writes into each declaration which group the
 * element waits for.
 */
export const texts = (): Plugin => ({
  name: 'texts',
  resolveId: id => (id === name ? own : null),
  load(id) {
    if (id !== own) return null
    const lines = names().map(file => {
      const path = join(folder, `${file}.json`)
      this.addWatchFile(path)
      const source = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')))
      const reference = this.emitFile({ type: 'asset', name: delivered(file), source })
      // Each address stands alone: bundlers find an asset by exactly this expression.
      return `  ${JSON.stringify(file)}: () => new URL(import.meta.ROLLUP_FILE_URL_${reference}),`
    })
    return `export const addresses = {\n${lines.join('\n')}\n}`
  },
  transform(code, id) {
    const [, section] = declared.exec(id) ?? []
    const group = section && groupFor(section, join(dirname(id), 'index.ts'))
    return group ? { code: code.replace(/^( +)tag: /m, `$1texts: '${group}',\n$&`), map: null } : null
  },
  /** Beside the module that names it, so that the address holds wherever the SDK lies. */
  resolveFileUrl: ({ relativePath }) => `new URL('${relativePath}', import.meta.url).href`,
})
