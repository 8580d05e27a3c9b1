/**
 * Says which modules are shared: what every element needs, and what two elements or more need. An element then is one chunk of its own
 * beside the shared one, so the first element of a page costs four requests: loader, core, element, texts.
 */
export function sharedIn(basics, elementEntries) {
  let reached = null

  const reach = (entries, getModuleInfo) => {
    const seen = new Set()
    const queue = [...entries]
    for (let id = queue.pop(); id; id = queue.pop()) {
      if (seen.has(id)) continue
      seen.add(id)
      queue.push(...(getModuleInfo(id)?.importedIds ?? []))
    }
    return seen
  }
  return (id, { getModuleInfo }) => {
    reached ??= [basics, ...elementEntries.map(entry => [entry])].map(entries => reach(entries, getModuleInfo))
    const [core, ...elements] = reached
    return core.has(id) || elements.filter(modules => modules.has(id)).length > 1 ? 'core' : undefined
  }
}

/** Keeps the names of what a build wrote, for the loader that is built after it. */
export function rememberChunks(known, coreEntry, tagOf) {
  return {
    name: 'remember-chunks',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry) continue
        if (chunk.moduleIds.includes(coreEntry)) known.core = chunk.fileName
        const tag = tagOf(chunk.facadeModuleId)
        if (tag) known.elements[tag] = chunk.fileName
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
