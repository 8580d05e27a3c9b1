import { Parser } from 'htmlparser2'
import ts from 'typescript'
import { declarations } from '../../packages/elements/src/declarations.ts'
import { readAttribute } from '../../packages/elements/src/runtime/attributes.ts'
import { settingNames } from '../../packages/elements/src/scope-element/ScopeElement.ts'
import { attributeOf, propsOf } from '../../scripts/derived/describe.ts'
import { cssProblems } from './css.ts'

type Attributes = Readonly<Record<string, string>>

/** Counted in lines from the first. */
interface Found {
  problems: { message: string; line: number }[]
  scripts: { code: string; line: number }[]
}

const byTag = new Map<string, (typeof declarations)[number]>(declarations.map(each => [each.tag, each]))
/** Attributes that HTML has for every element. */
const anywhere = /^(class|id|style|slot|part|hidden|lang|dir|title|role|tabindex|inert|on\w+|(data|aria)-.+)$/
const settings: readonly string[] = settingNames.map(name => `data-${attributeOf(name)}`)

function tagProblems(tag: string, attributes: Attributes): string[] {
  if (!tag.startsWith('baize-')) return []
  const declaration = byTag.get(tag)
  if (!declaration) return [`there is no <${tag}>`]
  const props = new Map(propsOf(declaration).map(([name, prop]) => [attributeOf(name), prop]))
  return Object.entries(attributes).flatMap(([name, value]) => {
    const prop = props.get(name)
    if (!prop) return anywhere.test(name) ? [] : [`<${tag}> has no attribute ${name}`]
    return 'problem' in readAttribute(prop, value) ? [`${name} of <${tag}> cannot be ${value}`] : []
  })
}

/** What stands in a slot of an element of ours, which must have it. */
function slotProblems({ slot }: Attributes, parent = ''): string[] {
  const declaration = byTag.get(parent)
  return slot !== undefined && declaration && !(slot in (declaration.slots ?? {}))
    ? [`<${parent}> has no slot ${slot}`]
    : []
}

/**
 * Settings on the tag of the script that delivers the SDK; one is for a host that rewrites scripts.
 */
function settingProblems(tag: string, attributes: Attributes): string[] {
  if (tag !== 'script' || !attributes['src']?.includes('/sdk/')) return []
  const given = Object.keys(attributes).filter(name => name.startsWith('data-') && name !== 'data-cfasync')
  return given.filter(name => !settings.includes(name)).map(name => `the script takes no ${name}`)
}

/** What is wrong with the shape of JSON, comments allowed. */
export function jsonProblems(code: string): string[] {
  const { error } = ts.parseConfigFileTextToJson('sample.json', code)
  return error ? [ts.flattenDiagnosticMessageText(error.messageText, ' ')] : []
}

/**
 * HTML of a page of somebody else's: what is wrong with our elements and settings in it, and the
 * scripts that stand in it.
 */
export function readHtml(text: string): Found {
  const found: Found = { problems: [], scripts: [] }
  const open: { tag: string; attributes: Attributes }[] = []
  const lineAt = (index: number) => text.slice(0, index).split('\n').length - 1
  const note = (messages: readonly string[], line: number) =>
    found.problems.push(...messages.map(message => ({ message, line })))

  const parser = new Parser({
    onopentag(tag, attributes) {
      const problems = [tagProblems(tag, attributes), slotProblems(attributes, open.at(-1)?.tag)]
      note([...problems, settingProblems(tag, attributes)].flat(), lineAt(parser.startIndex))
      open.push({ tag, attributes })
    },
    ontext(code) {
      const { tag, attributes } = open.at(-1) ?? {}
      const line = lineAt(parser.startIndex)
      if (!code.trim()) return
      if (tag === 'style') note(cssProblems(code), line)
      if (tag !== 'script') return
      if (/json|importmap/.test(attributes?.['type'] ?? '')) note(jsonProblems(code), line)
      else found.scripts.push({ code, line })
    },
    onclosetag: () => void open.pop(),
  })
  parser.end(text)
  return found
}
