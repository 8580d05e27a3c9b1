import type { Declaration } from '../../packages/elements/src/runtime/declare.ts'
import { attributeOf, classOf, detailOf, eventDoc, eventsOf, nameOf, propsOf, statesOf, typeOf } from './describe.ts'

const named = (entries: Readonly<Record<string, string>> = {}) =>
  Object.entries(entries).map(([name, description]) => ({ name, description }))

const classDeclaration = (declaration: Declaration) => ({
  kind: 'class',
  customElement: true,
  name: classOf(declaration),
  tagName: declaration.tag,
  summary: declaration.summary,
  ...(declaration.status === 'deprecated' && { deprecated: true }),
  superclass: { name: 'HTMLElement' },
  attributes: propsOf(declaration).map(([name, prop]) => ({
    name: attributeOf(name),
    fieldName: name,
    type: { text: typeOf(prop) },
    description: prop.doc,
    ...(prop.type === 'boolean' && { default: 'false' }),
  })),
  members: propsOf(declaration).map(([name, prop]) => ({
    kind: 'field',
    name,
    type: { text: typeOf(prop) },
    description: prop.doc,
  })),
  events: eventsOf(declaration).map(([name, event]) => ({
    name,
    type: { text: `CustomEvent<${detailOf(event)}>` },
    description: eventDoc(event),
  })),
  slots: named(declaration.slots),
  cssParts: named(declaration.parts),
  cssProperties: named(declaration.vars),
  cssStates: named(statesOf(declaration)),
})

/**
 * The declarations in the shape that editors, Storybook and other tools read (custom-elements.json,
 * schema 1.0.0).
 */
export const manifest = (declarations: readonly Declaration[]) => ({
  schemaVersion: '1.0.0',
  readme: '',
  modules: declarations.map(declaration => {
    const path = `${nameOf(declaration)}.js`
    const of = { name: classOf(declaration), module: path }
    return {
      kind: 'javascript-module',
      path,
      declarations: [classDeclaration(declaration)],
      exports: [
        { kind: 'js', name: of.name, declaration: of },
        { kind: 'custom-element-definition', name: declaration.tag, declaration: of },
      ],
    }
  }),
})

/** The same for HTML in VS Code and what reads its format (`html.customData`). */
export const htmlData = (declarations: readonly Declaration[]) => ({
  version: 1.1,
  tags: declarations.map(declaration => ({
    name: declaration.tag,
    description: declaration.summary,
    attributes: propsOf(declaration).map(([name, { doc, type, values }]) => ({
      name: attributeOf(name),
      description: doc,
      ...(type === 'boolean' && { valueSet: 'v' }),
      ...(values && { values: values.map(value => ({ name: value })) }),
    })),
  })),
})
