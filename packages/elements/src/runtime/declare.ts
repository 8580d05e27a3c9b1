/** Types of an attribute. `json` is for data that hosts rather set as a property. */
export type PropType = keyof PropTypes
interface PropTypes {
  string: string
  number: number
  /**
   * Present is true, absent and `"false"` are false, so that a boolean can be unset. Negative ones
   * are named `without…`.
   */
  boolean: boolean
  json: unknown
}

export interface Prop {
  type: PropType
  doc: string
  /**
   * The closed list a string is taken from. Anything else is reported as `bad-attribute` and counts
   * as absent.
   */
  values?: readonly string[]
  /**
   * Not taken over the border of a frame: filled in by a stranger's page, it would say where money
   * goes.
   */
  stays?: true
}

/** Types of a field of an event's detail; with a question mark it may be undefined. */
export type FieldType = keyof FieldTypes
interface FieldTypes {
  string: string
  'string?': string | undefined
  number: number
  'number?': number | undefined
  boolean: boolean
  'boolean?': boolean | undefined
  json: unknown
}

export interface EventShape {
  doc: string
  /**
   * Flat, plain data: nothing of our insides, no token, nothing that `structuredClone` would
   * refuse.
   */
  detail: Readonly<Record<string, FieldType>>
  /** A request: a host that answers it itself calls `preventDefault()`. */
  cancelable?: boolean
  /** What a request leads to where nobody prevents it. */
  otherwise?: string
}

/** Whose addresses an element needs in a host's Content-Security-Policy. */
export type CspSource = 'api' | 'sdk' | 'images' | 'games' | 'data'
export type CspDirective = 'script' | 'connect' | 'img' | 'style' | 'font' | 'frame' | 'media' | 'worker'

/**
 * One element, as data. Its class, types for hosts, the manifest, the loader's list, reference
 * docs, Storybook's controls and the conformance run come from it; nothing of it is written twice.
 */
export interface Declaration {
  tag: `baize-${string}`
  summary: string
  since: string
  status: 'stable' | 'experimental' | 'deprecated'
  /**
   * By property name; the attribute is its kebab-case. `locale`, `theme` and the others of
   * `commonProps` are on every element and stand nowhere.
   */
  props: Readonly<Record<string, Prop>>
  /** Own events. Those in `commonEvents` are on every element and stand nowhere. */
  events: Readonly<Record<`baize-${string}`, EventShape>>
  /** By name; the default slot is ''. */
  slots?: Readonly<Record<string, string>>
  parts?: Readonly<Record<string, string>>
  /** Custom properties of its own, beside the tokens. */
  vars?: Readonly<Record<`--baize-${string}`, string>>
  /** Custom states for a host's CSS, as `:state(loading)`. */
  states?: Readonly<Record<string, string>>
  /** Sources beyond what every element needs: scripts and texts of the SDK, calls to the API. */
  csp?: Readonly<Partial<Record<CspDirective, readonly CspSource[]>>>
  /** `focus()` goes to the first field. For elements with a single purpose. */
  delegatesFocus?: boolean
}

/**
 * A part of the product. Text group, chunk, chapter of the reference and place in Storybook of its
 * elements follow from its folder.
 */
export interface Section {
  /** The folder. */
  name: string
  title: string
  summary: string
}

/** A declaration as the build hands it to a page. */
export interface BuiltDeclaration extends Declaration {
  /** Whether it has a default slot, where `slots` is not delivered. */
  slotted?: true
  /**
   * Group of texts that its first view says something of, beside the common ones; the element is
   * drawn when they are there.
   */
  texts?: string
}

/** Attributes that every element has beside its own. */
export const commonProps = {
  locale: { type: 'string', doc: "Language as BCP 47; absent: the scope's." },
  theme: {
    type: 'string',
    doc: "Colours; `auto` follows what the page paints behind the element; absent: the scope's, else the page's, else `auto`.",
    values: ['dark', 'light', 'auto'],
  },
  appearance: {
    type: 'string',
    doc: "Looks: `felt`, `paper`, or `plain`, which takes the page's own face and has no mark of ours; absent: the scope's, else the page's, else `felt`.",
    values: ['felt', 'paper', 'plain'],
  },
  isolation: {
    type: 'string',
    doc: "`frame`: draws the element in a frame of the operator's origin, so that its session is never on this page. Absent: as the scope says, else the page.",
    values: ['frame'],
  },
} as const satisfies Record<string, Prop>

/** Events that every element may dispatch beside its own. */
export const commonEvents = {
  'baize-ready': {
    doc: 'Once, when the element has drawn its first content.',
    detail: { element: 'string', version: 'string' },
  },
  'baize-error': {
    doc: 'All trouble there is, told apart by its code; `requestId` finds a call in the log of the platform.',
    detail: { code: 'string', message: 'string', element: 'string', requestId: 'string?' },
  },
  'baize-navigate': {
    doc: 'Asks for another page.',
    detail: { to: 'string' },
    cancelable: true,
    otherwise:
      "Opens that page of the operator's site in a new tab; nothing where it only leads home after a login, or away from what is not for the visitor.",
  },
  'baize-open': {
    doc: 'Asks to open something, by name.',
    detail: { name: 'string', detail: 'json' },
    cancelable: true,
    otherwise: 'Opens the popup of that name over the page; nothing where there is none.',
  },
  'baize-dialog': {
    doc: 'A modal dialog inside has opened, or is about to close: a router may give it an entry of the history.',
    detail: { open: 'boolean' },
  },
} as const satisfies Record<`baize-${string}`, EventShape>

/** Custom states that every element has beside its own. */
export const commonStates = {
  ready: 'Its first content is drawn.',
} as const

type Value<P extends Prop> = P extends { values: readonly (infer V)[] } ? V : PropTypes[P['type']]
type Events<D extends Declaration> = D['events'] & typeof commonEvents
export type Detail<E> = E extends EventShape
  ? { -readonly [F in keyof E['detail']]: FieldTypes[E['detail'][F]] }
  : never

/** Dispatches an event on the element; false where a host prevented it. */
export type Emit<D extends Declaration> = <N extends keyof Events<D>>(name: N, detail: Detail<Events<D>[N]>) => boolean

/** Properties of an element as a host sets them. */
export type Props<D extends Declaration> = { -readonly [N in keyof D['props']]?: Value<D['props'][N]> }
/** Props of a view: the properties that are set, and a typed `emit`. */
export type ViewProps<D extends Declaration> = Readonly<Props<D>> & { readonly emit: Emit<D> }

/** Name of the attribute that carries a property. */
export const attributeOf = (prop: string): string => prop.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
