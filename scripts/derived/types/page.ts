import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { note } from './lines.ts'

const packages = join(import.meta.dirname, '..', '..', '..', 'packages')

/** A type of a source file by its name, as it is written there. */
export function sourceOf(file: string, name: string): string {
  const text = readFileSync(join(packages, file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found = source.statements.find(
    each => (ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each)) && each.name.text === name,
  )
  if (!found) throw new Error(`No type ${name} in ${file}`)
  return found
    .getFullText()
    .trim()
    .replace(/^(\/\/.*\s+)+/, '')
    .replace(/^(\/\*\*[^]*?\*\/\s*)?(export )?/, '$1export ')
}

/**
 * Types of what the script puts on a page. A page has no packages, so what these need of the client
 * stands in the file itself.
 */
export const pageTypes = (): string => `${note}
import './elements.js'

/** Name of a call, as docs/reference/api.md lists them. */
export type EndpointName = string
/** The compact JWE of an input. */
export type Seal = (input: unknown, endpoint: { readonly name: string }) => Promise<string>
${sourceOf('client/src/i18n/word-key.gen.ts', 'WordKey')}
${sourceOf('client/src/i18n/texts.ts', 'Words')}
${sourceOf('client/src/i18n/texts.ts', 'Texts')}
${sourceOf('client/src/i18n/texts.ts', 'LoadTexts')}

${sourceOf('client/src/config.ts', 'Appearance')}

${sourceOf('client/src/config.ts', 'ScopeConfig')}
${sourceOf('client/src/config.ts', 'Config')}

${sourceOf('client/src/session/state.ts', 'SessionKind')}
${sourceOf('elements/src/visitor.ts', 'Visitor')}

${sourceOf('client/src/page-registry.ts', 'Finding')}

${sourceOf('elements/src/page.ts', 'Diagnostics')}

${sourceOf('elements/src/page.ts', 'Baize')}

declare global {
  /** What the script offers. It is there as soon as its module has run. */
  var baize: Baize
  /** Settings that are there before the script. */
  var baizeConfig: Config | undefined
}
`
