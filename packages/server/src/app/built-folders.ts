import { fileURLToPath } from 'node:url'

/** Where the build puts what is served. */
export interface Folders {
  site: string
  sdk: string
  /** Pages of other people, by the first part of their path. */
  partners: Record<string, string>
}

const built = (name: string): string => fileURLToPath(new URL(`../../../../dist/${name}`, import.meta.url))

export const builtFolders: Folders = {
  site: built('site'),
  sdk: built('sdk'),
  partners: { affiliate: built('affiliate'), 'agent-portal': built('agent-portal'), hostile: built('hostile') },
}
