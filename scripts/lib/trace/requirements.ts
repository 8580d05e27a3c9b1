import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Requirement {
  id: string
  area: string
  status: 'given' | 'open'
}

const row = /^\| (([A-Z0-9]+)-\d+) \|.*\| (given|open) \|$/gm

/** The lines of one requirement file. */
export const requirementsIn = (markdown: string): Requirement[] =>
  [...markdown.matchAll(row)].map(([, id = '', area = '', status]) => ({
    id,
    area,
    status: status as Requirement['status'],
  }))

/** All lines of docs/requirements, file by file. */
export const readRequirements = (folder: string): Requirement[] =>
  globSync('**/*.md', { cwd: folder })
    .sort()
    .flatMap(name => requirementsIn(readFileSync(join(folder, name), 'utf8')))
