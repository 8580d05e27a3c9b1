import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

// Of what a module imports, some under another name.
const drawn = /import \{([^}]+)\} from '([^']*\/icons\.gen\.ts)'/g
const one = /^(.*\/icons\.gen\.ts)\?(\w+)$/

/**
 * Takes the file of all icons apart, a module for each: a chunk carries the icons of its own
 * modules, and the core none that only one element shows.
 */
export const icons = () => ({
  name: 'icons',
  transform(code, id) {
    if (!/\.tsx?$/.test(id)) return null
    const apart = (_, names, file) =>
      names
        .split(',')
        .map(name => name.trim())
        .filter(Boolean)
        .map(name => `import { ${name} } from '${file}?${name.split(' ')[0]}'`)
        .join(';')
    const changed = code.replace(drawn, apart)
    return changed === code ? null : { code: changed, map: null }
  },
  resolveId: (source, importer) => (one.test(source) && importer ? join(dirname(importer), source) : null),
  async load(id) {
    const [, file, name] = one.exec(id) ?? []
    if (!file) return null
    const line = (await readFile(file, 'utf8')).split('\n').find(each => each.startsWith(`export const ${name}: `))
    if (!line) this.error(`There is no icon ${name}`)
    return { code: line.replace(/: IconShape/, ''), moduleSideEffects: false }
  },
})
