import { commonEvents } from '../../../packages/elements/src/runtime/declare.ts'
import type { Declaration, EventShape, Prop } from '../../../packages/elements/src/runtime/declare.ts'
import { attributeOf, classOf, detailOf, eventDoc, eventsOf, propsOf, typeOf } from '../describe.ts'
import { comment, indented, note, stemOf, tagLines } from './lines.ts'

/** Frameworks hand on null or undefined for what is absent. */
const absent = ' | null | undefined'

/** What a template may say for a property, of which HTML knows text alone. */
const markupOf = (prop: Prop): string => {
  if (prop.type === 'number') return 'number | `${number}`'
  if (prop.type === 'boolean') return "boolean | '' | 'true' | 'false'"
  return typeOf(prop)
}

/** What is absent reads as undefined, whatever was set. */
const accessors = ([name, prop]: [string, Prop]) => [
  comment(prop.doc),
  `  get ${name}(): ${typeOf(prop)} | undefined`,
  comment(prop.doc),
  `  set ${name}(value: ${typeOf(prop)}${absent})`,
]

const elementInterface = (declaration: Declaration) => [
  comment(declaration.summary, ''),
  `export interface ${classOf(declaration)} extends HTMLElement {`,
  ...propsOf(declaration).flatMap(accessors),
  '}',
]

const attributesInterface = (declaration: Declaration) => [
  comment(`Properties of \`<${declaration.tag}>\` as a template gives them, by either name.`, ''),
  `export interface ${stemOf(declaration)}Attributes {`,
  ...propsOf(declaration).flatMap(([name, prop]) =>
    [...new Set([name, attributeOf(name)])].flatMap(key => [
      comment(prop.doc),
      `  '${key}'?: ${markupOf(prop)}${absent}`,
    ]),
  ),
  '}',
]

/** Events bubble, so a scope hears those of all elements inside it. */
const eventNames = (declaration: Declaration) =>
  declaration.tag === 'baize-scope'
    ? 'keyof BaizeEventMap'
    : eventsOf(declaration)
        .map(([name]) => `'${name}'`)
        .join(' | ')

/** Every event by name; those of one name in several elements have one shape. */
const eventLines = (declarations: readonly Declaration[]) => {
  const events = new Map<string, EventShape>([
    ...declarations.flatMap(({ events }) => Object.entries(events)),
    ...Object.entries(commonEvents),
  ])
  return [...events].flatMap(([name, event]) => [
    comment(eventDoc(event), ''),
    `'${name}': CustomEvent<${detailOf(event)}>`,
  ])
}

/**
 * Types of the elements for every host: `document.createElement('baize-login')` and
 * `addEventListener('baize-login', …)` know what they give.
 */
export const elementTypes = (declarations: readonly Declaration[]): string => `${note}
${declarations.map(each => elementInterface(each).join('\n')).join('\n\n')}

${declarations.map(each => attributesInterface(each).join('\n')).join('\n\n')}

${declarations.map(each => `export type ${stemOf(each)}Events = ${eventNames(each)}`).join('\n')}

/** Every event there is. They bubble and cross shadow roots, so \`document\` hears all of them. */
export interface BaizeEventMap {
${indented(eventLines(declarations), '  ')}
}

declare global {
  interface HTMLElementTagNameMap {
${indented(
  tagLines(declarations, stem => `${stem}Element`),
  '    ',
)}
  }
  interface ElementEventMap extends BaizeEventMap {}
  interface ShadowRootEventMap extends BaizeEventMap {}
  interface GlobalEventHandlersEventMap extends BaizeEventMap {}
}
`
