import { basename, relative } from 'node:path'

/** Whether a chunk is one of `chunksByUse`, which says what it is for. */
const isShared = name => name.startsWith('shared ')

/**
 * Keeps the names of what a build wrote, for the loader that is built after it: of each element its
 * own chunk, then what that imports. `shared` says what the latter are for, so that one more
 * element renames none; of a part, which comes when somebody wants it, the last module.
 */
export function recordChunks(known, { core, tagOf, packages }) {
  return {
    name: 'remember-chunks',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
      known.core = chunks.find(({ moduleIds }) => moduleIds.includes(core)).fileName
      for (const { facadeModuleId, fileName, imports, name, moduleIds } of chunks) {
        const tag = tagOf(facadeModuleId)
        if (fileName === known.core) continue
        if (tag) known.elements[tag] = [fileName, ...imports.filter(file => file !== known.core)]
        else
          known.shared[fileName] = isShared(name)
            ? name.replace('shared ', '')
            : relative(packages, moduleIds.at(-1) ?? name)
      }
    },
  }
}

const name = 'baize:chunks'

/**
 * Letters for numbers from 0: what a row of the list below points with. They begin behind what
 * separates rows and columns, so early that few of them take two bytes.
 */
const letter = index => String.fromCharCode(35 + Number(index))

/**
 * Answers `import … from 'baize:chunks'` with what the build before has written, as short as it can
 * be said: every page pays for it.
 *
 * @param propsOf - names of the properties of an element by its tag
 * @param comesLater - whether an element comes when somebody is there already, by its tag: its own
 *   chunk says what it imports
 */
export const knownChunks = (known, propsOf, comesLater = () => false) => ({
  name: 'known-chunks',
  resolveId: id => (id === name ? `\0${name}` : null),
  load: id => {
    if (id !== `\0${name}`) return null
    // A row's place is the name of the chunk.
    const place = tag => Number(basename(known.elements[tag][0] ?? '', '.js'))
    const tags = Object.keys(known.elements).sort((one, other) => place(one) - place(other))
    // Names of one length stand together: so they compress best.
    const props = [...new Set(tags.flatMap(propsOf))].sort((one, other) => one.length - other.length)
    const imported = Object.values(known.elements).flatMap(files => files.slice(1))
    // In one order, so that what many need together is the same text in many rows.
    const useOf = file => imported.filter(other => other === file).length
    const rows = tags.map(tag => {
      const letters = propsOf(tag).map(prop => letter(props.indexOf(prop)))
      const files = known.elements[tag]
        .slice(1)
        .sort((one, other) => useOf(other) - useOf(one) || (one < other ? -1 : 1))
      const imports = comesLater(tag) ? [] : files.map(file => letter(basename(file, '.js')))
      // Columns at the end that are empty are left out.
      return `${tag.replace('baize-', '')} ${letters.join('')} ${imports.join('')}`.trimEnd()
    })
    const { flavour, folder } = known
    const values = {
      flavour,
      folder,
      core: basename(known.core, '.js'),
      elements: rows.join('!'),
      props: props.join('!'),
    }
    return Object.entries(values)
      .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)}`)
      .join('\n')
  },
})

/**
 * Names the chunks of a build by numbers: an element's own by its place in the list of tags, after
 * those what elements share, and with an `s` before it what is loaded when somebody wants it. The
 * folder is named for the sources, so that no name need change with its content: a change of the
 * core, which all import, would rename all.
 */
export function chunkNames(folder, tagOf, tags) {
  const numbers = { shared: new Map(), parts: new Map() }
  const numberOf = (kind, key) => {
    if (!numbers[kind].has(key)) numbers[kind].set(key, numbers[kind].size)
    return numbers[kind].get(key)
  }
  return {
    entryFileNames: ({ facadeModuleId }) => {
      const tag = tagOf(facadeModuleId)
      return `${folder}/${tag ? tags.indexOf(tag) : 'core'}.js`
    },
    chunkFileNames: ({ name, moduleIds }) =>
      isShared(name)
        ? `${folder}/${tags.length + numberOf('shared', name)}.js`
        : `${folder}/s${numberOf('parts', moduleIds.join())}.js`,
  }
}

/** Leaves `chunks.json` beside the loader: which file is what. */
export const writeIndex = index => ({
  name: 'write-index',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'chunks.json', source: JSON.stringify(index, null, 2) })
  },
})
