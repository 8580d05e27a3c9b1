import { declarations } from '../../packages/elements/src/declarations.ts'
import type { Prop } from '../../packages/elements/src/runtime/declare.ts'
import { attributeOf, eventsOf, propsOf } from '../../scripts/derived/describe.ts'

const rightValues = ({ type, values }: Prop): readonly string[] => [
  ...(values?.map(value => `'${value}'`) ??
    { string: ["'text'"], number: ['4'], boolean: ['true'], json: ['{ any: 1 }'] }[type]),
  'null',
  'undefined',
]
/** Text that a template gives for what is no text. */
const asText = ({ type }: Prop) => ({ string: [], number: ["'4'"], boolean: ["''", "'false'"], json: [] })[type]
/**
 * Every element with every property, by both of its names, in each of its values, absent, and with
 * every event.
 */
const uses = declarations.map(declaration => ({
  tag: declaration.tag,
  props: propsOf(declaration).flatMap(([name, prop]) => rightValues(prop).map(value => ({ name, value }))),
  attributes: propsOf(declaration).flatMap(([name, prop]) =>
    [...rightValues(prop), ...asText(prop)].flatMap(value =>
      [...new Set([name, attributeOf(name)])].map(key => ({ key, value })),
    ),
  ),
  events: eventsOf(declaration).map(([name]) => name),
}))

const lines = (line: (use: (typeof uses)[number]) => string[]) => uses.flatMap(line).join('\n')

/** A file for each framework. */
export const everyProperty: Readonly<Record<string, string>> = {
  'every.ts': lines(({ tag, props }) =>
    props.map(({ name, value }) => `document.createElement('${tag}').${name} = ${value}`),
  ),
  'every.tsx': `export const every = <>\n${lines(({ tag, attributes, events }) => [
    ...attributes.map(({ key, value }) => `<${tag} ${key}={${value}} />`),
    ...events.map(event => `<${tag} on${event}={({ detail, currentTarget }) => [detail, currentTarget.title]} />`),
  ])}\n</>`,
  'Every.vue': `<script setup lang="ts"></script>\n<template>\n${lines(({ tag, attributes, events }) => [
    ...attributes.map(({ key, value }) => `<${tag} :${key}="${value}" />`),
    ...events.map(event => `<${tag} @${event}="({ detail, currentTarget }) => [detail, currentTarget.title]" />`),
  ])}\n</template>`,
  'Every.svelte': `<script lang="ts"></script>\n${lines(({ tag, attributes, events }) => [
    ...attributes.map(({ key, value }) => `<${tag} ${key}={${value}}></${tag}>`),
    ...events.map(
      event => `<${tag} on${event}={({ detail, currentTarget }) => [detail, currentTarget.title]}></${tag}>`,
    ),
  ])}`,
}
