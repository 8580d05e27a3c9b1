type Detail = Readonly<Record<string, unknown>>

/**
 * Requests that carry more than their name over the border of a frame, and what of their detail; of
 * any other the page learns only that it was made.
 */
const openRequests = new Map<unknown, readonly string[]>([
  ['login', ['to']],
  ['game-popup', ['vendor', 'category']],
])

/**
 * Texts of a detail by these names: whatever else somebody puts in, such as a username that was
 * typed, stays in the frame.
 */
const textsOf = (detail: unknown, names: readonly string[] = []): Detail =>
  Object.fromEntries(
    Object.entries(Object(detail) as Detail).filter(
      ([name, value]) => names.includes(name) && typeof value === 'string',
    ),
  )

/** What a page is told of an event in a frame: never who plays, nor with how much. */
const reduced: Readonly<Record<string, (detail: Detail) => Detail>> = {
  'baize-login': ({ type, isTrial, isAgent }) => ({
    type: type ?? ((isTrial && 'trial') || (isAgent && 'agent') || 'member'),
  }),
  'baize-logout': ({ expired }) => ({ expired }),
  'baize-register': () => ({ account: '' }),
  'baize-error': ({ code, message, element }) => ({ code, message, element }),
  'baize-open': ({ name, detail }) => ({ name, detail: textsOf(detail, openRequests.get(name)) }),
}

/** What a page is told of an event in a frame. */
export const forPage = (name: string, detail: Detail): Detail => reduced[name]?.(detail) ?? detail
