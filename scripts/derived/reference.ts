import { commonEvents, commonProps, commonStates } from '../../packages/elements/src/runtime/declare.ts'
import type {
  CspDirective,
  CspSource,
  Declaration,
  EventShape,
  Prop,
} from '../../packages/elements/src/runtime/declare.ts'
import type { SectionOnDisk } from '../lib/sections.ts'
import { attributeOf, detailOf, typeOf } from './describe.ts'

const escape = (text: string) => text.replaceAll('|', '\\|')

/** A table under a heading; nothing where there are no rows. */
function table(title: string, columns: string[], rows: string[][]): string[] {
  if (rows.length === 0) return []
  const line = (cells: string[]) => `| ${cells.map(escape).join(' | ')} |`
  return ['', title, '', line(columns), line(columns.map(() => '---')), ...rows.map(line)]
}

const code = (text: string) => `\`${text}\``
const propRows = (props: Readonly<Record<string, Prop>>) =>
  Object.entries(props).map(([name, prop]) => [code(attributeOf(name)), code(name), code(typeOf(prop)), prop.doc])
const eventRows = (events: Readonly<Record<string, EventShape>>) =>
  Object.entries(events).map(([name, event]) => [code(name), code(detailOf(event)), event.doc, event.otherwise ?? ''])
const namedRows = (entries: Readonly<Record<string, string>> = {}) =>
  Object.entries(entries).map(([name, doc]) => [name ? code(name) : '(default)', doc])

const sources: Record<CspSource, string> = {
  sdk: "the SDK's origin",
  api: "the API's origin",
  images: 'the image CDN',
  games: "the vendors' origins",
  data: '`data:`',
}
/** Policy that every element runs under: nothing inline, no `unsafe-…`, no styles at all. */
const needed: [CspDirective, readonly CspSource[]][] = [
  ['script', ['sdk']],
  ['connect', ['sdk', 'api']],
]

function policyOf({ tag, csp = {} }: Declaration): string[] {
  if (tag === 'baize-scope') return []
  const own = Object.entries(csp) as [CspDirective, readonly CspSource[]][]
  const lines = [...needed, ...own].filter(([, list]) => list.length > 0)
  const text = lines.map(
    ([directive, list]) => `\`${directive}-src\` ${list.map(source => sources[source]).join(', ')}`,
  )
  return ['', `Content-Security-Policy: ${text.join('; ')}.`]
}

const entry = (declaration: Declaration): string[] => [
  '',
  `## \`<${declaration.tag}>\``,
  '',
  declaration.summary,
  '',
  `Since ${declaration.since}, ${declaration.status}.`,
  ...table('Attributes and properties', ['attribute', 'property', 'type', ''], propRows(declaration.props)),
  ...table('Events', ['event', 'detail', '', 'unless prevented'], eventRows(declaration.events)),
  ...table('Slots', ['slot', ''], namedRows(declaration.slots)),
  ...table('Parts', ['part', ''], namedRows(declaration.parts)),
  ...table('Custom properties', ['name', ''], namedRows(declaration.vars)),
  ...table('States', ['`:state(…)`', ''], namedRows(declaration.states)),
  ...policyOf(declaration),
]

const chapter = (section: SectionOnDisk, declarations: readonly Declaration[]): string[] => {
  const tags = section.features.map(({ name }) => `baize-${name}`)
  return [
    '',
    `# ${section.title}`,
    '',
    section.summary,
    ...declarations.filter(({ tag }) => tags.includes(tag)).flatMap(entry),
  ]
}

/** docs/reference/elements.md: every element as a host sees it, a chapter a section. */
export const reference = (declarations: readonly Declaration[], sections: readonly SectionOnDisk[]): string =>
  [
    '# Elements',
    '',
    'Printed from the declarations by `npm run derive`; edit those, not this page.',
    '',
    '## On every element',
    ...table('Attributes and properties', ['attribute', 'property', 'type', ''], propRows(commonProps)),
    ...table('Events', ['event', 'detail', '', 'unless prevented'], eventRows(commonEvents)),
    ...table('States', ['`:state(…)`', ''], namedRows(commonStates)),
    '',
    'Events bubble and cross shadow roots.',
    'With Trusted Types a page allows the policy `baize`: `trusted-types baize`.',
    ...declarations.filter(({ tag }) => tag === 'baize-scope').flatMap(entry),
    ...sections.flatMap(section => chapter(section, declarations)),
    '',
  ].join('\n')
