import { globSync } from 'node:fs'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Section } from '../../packages/elements/src/runtime/declare.ts'

const source = join(import.meta.dirname, '../../packages/elements/src')

/** A folder `sections/<section>/<name>`, which holds one element. */
export interface Feature {
  name: string
  section: string
  /** From `packages/elements/src`. */
  folder: string
}

/** Every feature that lies in a section, by its declaration, in the order of the alphabet. */
export const features = (from = source): Feature[] =>
  globSync('sections/*/*/*.element.ts', { cwd: from })
    .map(file => {
      const [, section = '', name = ''] = file.split(sep)
      return { name, section, folder: `sections/${section}/${name}` }
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))

const known = new Map(features().map(feature => [`baize-${feature.name}`, feature]))

/** The folder of an element's feature, by its tag. @throws Error where no section has it */
export function featureOf(tag: string): Feature {
  const feature = known.get(tag)
  if (!feature) throw new Error(`No section has a feature for <${tag}>.`)
  return feature
}

/** A section as it says of itself, with the features in its folder. */
export interface SectionOnDisk extends Section {
  features: Feature[]
}

/** Every section there is, in the order of the alphabet. */
export const sections = (): Promise<SectionOnDisk[]> =>
  Promise.all(
    globSync('sections/*/section.ts', { cwd: source })
      .sort()
      .map(async file => {
        const { section } = (await import(pathToFileURL(join(source, file)).href)) as { section: Section }
        return { ...section, features: features().filter(each => each.section === file.split(sep)[1]) }
      }),
  )
