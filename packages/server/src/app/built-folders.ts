import { fileURLToPath } from 'node:url'

/** Folders of the build that are served. */
export interface Folders {
  site: string
  sdk: string
  /** Partners' pages, by the first part of their path. */
  partners: Record<string, string>
}

const built = (name: string): string => fileURLToPath(new URL(`../../../../dist/${name}`, import.meta.url))

export const builtFolders: Folders = {
  site: built('site'),
  sdk: built('sdk'),
  partners: { affiliate: built('affiliate'), 'agent-portal': built('agent-portal'), hostile: built('hostile') },
}
