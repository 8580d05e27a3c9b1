import type { EventShape, FieldType, Prop } from '../runtime/declare.ts'

/** What an element takes, without what it means. */
export type PropShapes = Readonly<Record<string, Pick<Prop, 'type' | 'values' | 'stays'>>>

/** What elements tell: the details that an event of a name may have. */
export type EventShapes = Readonly<
  Record<string, { cancelable: boolean; details: readonly Readonly<EventShape['detail']>[] }>
>

/** Characters of a text in a message, and of data as JSON. */
const maxTextLength = 4096
const maxDataLength = 65_536
/** Pixels of a frame; what is longer scrolls in it. */
export const maxFrameHeight = 20_000

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= maxTextLength

/** Whether a value is plain data of a moderate size; a cycle and a number without end are none. */
function isData(value: unknown): boolean {
  try {
    const text: string | undefined = JSON.stringify(value)
    return text !== undefined && text.length <= maxDataLength
  } catch {
    return false
  }
}

/**
 * Copies a value through JSON, whose text is what was measured: of a map, a set or a buffer nothing
 * is left.
 */
export function toPlainData<T>(value: T): T {
  const text: string | undefined = JSON.stringify(value)
  return text === undefined ? value : (JSON.parse(text) as T)
}

const checks = {
  string: isText,
  number: (value: unknown): boolean => Number.isFinite(value),
  boolean: (value: unknown): boolean => typeof value === 'boolean',
  json: isData,
}

/** Whether a value may be given to a property; absent is always right. */
export function fitsProp(prop: PropShapes[string] | undefined, value: unknown): boolean {
  if (!prop) return false
  if (value === undefined || value === null) return true
  return checks[prop.type](value) && (!prop.values || prop.values.includes(value as string))
}

function fitsField(type: FieldType, value: unknown): boolean {
  const isOptional = type.endsWith('?')
  if (value === undefined) return isOptional
  return checks[(isOptional ? type.slice(0, -1) : type) as keyof typeof checks](value)
}

/** Whether something is an object of plain fields, and of no others than these. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Whether a detail has the fields of one of these, of their types, and nothing beside them. */
export const fitsDetail = (details: EventShapes[string]['details'], value: unknown): boolean =>
  isRecord(value) &&
  details.some(
    detail =>
      Object.keys(value).every(name => Object.hasOwn(detail, name)) &&
      Object.entries(detail).every(([name, type]) => fitsField(type, value[name])),
  )

/** Whether a number is a height that a frame may have. */
export const isFrameSize = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= maxFrameHeight
