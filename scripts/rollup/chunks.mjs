import { basename, relative } from 'node:path'

/** All modules that entries need before they can run. */
function reach(entries, getModuleInfo) {
  const seen = new Set()
  const queue = [...entries]
  for (let id = queue.pop(); id; id = queue.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    queue.push(...(getModuleInfo(id)?.importedIds ?? []))
  }
  return seen
}

/**
 * Says which modules are shared, and where they go. `core`: what every element needs, and what forms share, because a login is the first
 * that many pages draw. `data`: what a call needs, and what elements share that any page may show alone: those without a section here, and
 * those of the section that has the forms. A section: what only its elements share, and `sections` what those of several do, so that no
 * lane on a page of somebody else's pays for the tables of those who are in. Everything else is an element's own chunk. So a login is drawn after four requests: loader, core, element, texts; a lane after five.
 *
 * @param elements - each with its entry and, where it is one of a section's pages, that section
 */
export function sharedIn({ basics, calls, forms, formSection, elements }) {
  let sets = null

  return (id, { getModuleInfo }) => {
    const from = entries => reach(entries, getModuleInfo)
    sets ??= {
      basics: from(basics),
      calls: from(calls),
      forms: from(forms),
      elements: elements.map(([entry, section]) => ({ section, modules: from([entry]) })),
    }
    const users = sets.elements.filter(({ modules }) => modules.has(id))
    const isShared = users.length > 1
    if (sets.basics.has(id) || (isShared && sets.forms.has(id))) return 'core'
    if (sets.calls.has(id)) return 'data'
    if (!isShared) return undefined
    const sections = new Set(users.map(({ section }) => section))
    if (sections.has(undefined)) return 'data'
    if (sections.size === 1) return [...sections][0]
    return sections.has(formSection) ? 'data' : 'sections'
  }
}

/**
 * Keeps the names of what a build wrote, for the loader that is built after it: of each element its own chunk, then what that imports.
 * `shared` names the latter by what is inside, so that one more element renames none: one of the groups of `sharedIn`, or the last module,
 * which needs the others.
 */
export function rememberChunks(known, { core, tagOf, groups, packages }) {
  return {
    name: 'remember-chunks',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
      known.core = chunks.find(({ moduleIds }) => moduleIds.includes(core)).fileName
      for (const { facadeModuleId, fileName, imports, name, moduleIds } of chunks) {
        const tag = tagOf(facadeModuleId)
        if (tag) known.elements[tag] = [fileName, ...imports.filter(file => file !== known.core)]
        else known.shared[fileName] = groups.has(name) ? name : relative(packages, moduleIds.at(-1) ?? name)
      }
    },
  }
}

const name = 'baize:chunks'

/** The number of a chunk that several share. */
const sharedName = /s(\d+)\.js$/

/** Letters for numbers from 0: what a row of the list below points with. */
const letter = index => String.fromCharCode(48 + Number(index))

/**
 * Answers `import … from 'baize:chunks'` with what the build before has written, as short as it can be said: every page pays for it.
 *
 * @param propsOf - names of the properties of an element by its tag
 */
export const knownChunks = (known, propsOf) => ({
  name: 'known-chunks',
  resolveId: id => (id === name ? `\0${name}` : null),
  load: id => {
    if (id !== `\0${name}`) return null
    // A row's place is the name of the chunk.
    const place = tag => Number(basename(known.elements[tag][0] ?? '', '.js'))
    const tags = Object.keys(known.elements).sort((one, other) => place(one) - place(other))
    const props = [...new Set(tags.flatMap(propsOf))]
    const rows = tags.map(tag => {
      const letters = propsOf(tag).map(prop => letter(props.indexOf(prop)))
      const imports = known.elements[tag].slice(1).map(file => letter(sharedName.exec(file)[1]))
      return `${tag.replace('baize-', '')} ${letters.join('')} ${imports.join('')}`
    })
    const { flavour, folder } = known
    const said = { flavour, folder, core: basename(known.core, '.js'), elements: rows.join(), props: props.join() }
    return Object.entries(said)
      .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)}`)
      .join('\n')
  },
})

/**
 * Names the chunks of a build: an element's by its place in the list of tags, what several share by `s` and a number. The folder is named
 * for the sources, so that no name need change with its content: a change of the core, which all import, would rename all.
 */
export function chunkNames(folder, tagOf, tags) {
  const shared = new Map()
  return {
    entryFileNames: ({ facadeModuleId }) => {
      const tag = tagOf(facadeModuleId)
      return `${folder}/${tag ? tags.indexOf(tag) : 'core'}.js`
    },
    chunkFileNames: ({ moduleIds }) => {
      const key = moduleIds.join()
      if (!shared.has(key)) shared.set(key, shared.size)
      return `${folder}/s${shared.get(key)}.js`
    },
  }
}

/** Leaves `chunks.json` beside the loader: which file is what. */
export const writeIndex = index => ({
  name: 'write-index',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'chunks.json', source: JSON.stringify(index, null, 2) })
  },
})
