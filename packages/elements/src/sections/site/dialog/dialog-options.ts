/** Pictures of a dialog (POP-16). */
export const dialogIcons = ['success', 'warning', 'info', 'error', 'confirm'] as const
export type DialogIcon = (typeof dialogIcons)[number]

const buttonKinds = ['primary', 'secondary', 'danger'] as const
export interface DialogButton {
  label: string
  /** What `baize-answer` says; the label where the page names none. */
  action: string
  kind: (typeof buttonKinds)[number]
}

/** What a dialog shows, as far as a page's options make sense (POP-15, POP-16, ENT-43). */
export interface DialogOptions {
  icon: DialogIcon | null
  title: string
  html: string
  /** Null where the page names none. */
  buttons: readonly DialogButton[] | null
  /** Names for `::part`. */
  parts: string
  /** Custom properties, by name. */
  style: Readonly<Record<string, string>>
  cover: boolean
  /** Milliseconds; 0 is until somebody closes it. */
  timeOut: number
}

/** Max buttons of a dialog. */
const maxButtons = 4
/** Max milliseconds after which it closes by itself: what a timer of a browser can count. */
const maxTimeOut = 2 ** 31 - 1

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const oneOf = <T extends string>(list: readonly T[], value: unknown): T | undefined => list.find(each => each === value)

function buttonsOf(value: unknown): DialogButton[] | null {
  if (!Array.isArray(value)) return null
  const buttons = value.slice(0, maxButtons).map((each: unknown, at, all) => {
    const { label, action, kind } = isRecord(each) ? each : { label: each, action: undefined, kind: undefined }
    const usual = at === all.length - 1 ? 'primary' : 'secondary'
    return { label: textOf(label), action: textOf(action) || textOf(label), kind: oneOf(buttonKinds, kind) ?? usual }
  })
  const named = buttons.filter(({ label }) => label)
  return named.length ? named : null
}

/** Custom properties of ours alone: any other style could hide what a person must see. */
function styleOf(value: unknown): Record<string, string> {
  const text = typeof value === 'string' ? value.split(';').map(part => part.split(/:(.*)/s)) : null
  const pairs = text ?? (isRecord(value) ? Object.entries(value) : [])
  const own = pairs.map(([name, said]) => [textOf(name).trim(), textOf(said).trim()] as const)
  return Object.fromEntries(own.filter(([name, said]) => /^--baize-[\w-]+$/.test(name) && said))
}

/**
 * Reads the options of a page; what makes no sense is left out. Null where there is nothing to say.
 */
export function readOptions(given: unknown): DialogOptions | null {
  if (!isRecord(given)) return null
  const timeOut = Number(given['timeOut'] ?? 0)
  const options = {
    icon: oneOf(dialogIcons, given['icon']) ?? null,
    title: textOf(given['title']),
    html: textOf(given['html']),
    buttons: buttonsOf(given['btn']),
    parts: (textOf(given['class']).match(/[a-z][\w-]*/gi) ?? []).join(' '),
    style: styleOf(given['style']),
    cover: given['cover'] !== false,
    timeOut: timeOut > 0 ? Math.min(timeOut, maxTimeOut) : 0,
  }
  return options.title || options.html ? options : null
}
