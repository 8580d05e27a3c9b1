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
 * that many pages draw. `data`: what a call needs, and what elements that show answers share. A group, such as `inside`: what only its elements share,
 * so that no lane on a page of somebody else's pays for the tables of those who are in. Everything else is an element's own chunk. So a login is drawn
 * after four requests: loader, core, element, texts; a lane after five.
 */
export function sharedIn({ basics, calls, forms, elements, groups }) {
  let sets = null

  return (id, { getModuleInfo }) => {
    const from = entries => reach(entries, getModuleInfo)
    sets ??= {
      basics: from(basics),
      calls: from(calls),
      forms: from(forms),
      elements: elements.map(entry => [entry, from([entry])]),
    }
    const users = sets.elements.filter(([, modules]) => modules.has(id)).map(([entry]) => entry)
    const isShared = users.length > 1
    if (sets.basics.has(id) || (isShared && sets.forms.has(id))) return 'core'
    if (sets.calls.has(id)) return 'data'
    if (!isShared) return undefined
    return Object.keys(groups).find(name => users.every(entry => groups[name].includes(entry))) ?? 'data'
  }
}

/** Keeps the names of what a build wrote, for the loader that is built after it: of each element its own chunk, then what that imports. */
export function rememberChunks(known, coreEntry, tagOf) {
  return {
    name: 'remember-chunks',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
      known.core = chunks.find(({ moduleIds }) => moduleIds.includes(coreEntry)).fileName
      for (const { facadeModuleId, fileName, imports } of chunks) {
        const tag = tagOf(facadeModuleId)
        if (tag) known.elements[tag] = [fileName, ...imports.filter(file => file !== known.core)]
      }
    },
  }
}

const name = 'baize:chunks'

/** Answers `import … from 'baize:chunks'` with what the build before has written. */
export const knownChunks = known => ({
  name: 'known-chunks',
  resolveId: id => (id === name ? `\0${name}` : null),
  load: id => {
    if (id !== `\0${name}`) return null
    return Object.entries(known)
      .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)}`)
      .join('\n')
  },
})

/** Leaves `chunks.json` beside the loader: which file is what. */
export const writeIndex = index => ({
  name: 'write-index',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'chunks.json', source: JSON.stringify(index, null, 2) })
  },
})
