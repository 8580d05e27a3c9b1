import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const expression = /new URL\('(\.\/[\w.-]+\.json)', import\.meta\.url\)/g

/** Delivers JSON that a module names by `new URL('./x.json', import.meta.url)` as a file of its own, without white space. */
export const texts = () => ({
  name: 'texts',
  transform(code, id) {
    if (!code.includes(".json', import.meta.url)")) return null
    const placed = code.replace(expression, (_, path) => {
      const file = join(dirname(id), path)
      this.addWatchFile(file)
      const source = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))
      return `new URL(import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: basename(file), source })})`
    })
    return { code: placed, map: null }
  },
  /** Beside the module that names it, so that the address holds wherever the SDK lies. */
  resolveFileUrl: ({ relativePath }) => `new URL('${relativePath}', import.meta.url).href`,
})
